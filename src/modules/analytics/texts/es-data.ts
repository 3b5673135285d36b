/** English texts of analytics in Spanish. */
export const es: Readonly<Record<string, string>> = {
  "Anonymous statistics": "Estadísticas anónimas",
  "Help us improve with anonymous stats?": "¿Nos ayuda a mejorar con estadísticas anónimas?",
  "No names, no contact details, no advertising.": "Sin nombres, sin datos de contacto, sin publicidad.",
  "Learn more": "Más información",
  "about cookies and statistics": "sobre cookies y estadísticas",
  "No, thanks": "No, gracias",
  Allow: "Permitir",
  "We count which kinds of pages people visit and which errors they see. We never include names, contact details, order numbers or anything you type. We count nothing until you agree, and never when your browser sends Do Not Track or Global Privacy Control.":
    "Contamos qué tipos de páginas se visitan y qué errores aparecen. Los nombres, los datos de contacto, los números de pedido y lo que usted escribe nunca forman parte de ello. No se cuenta nada hasta que usted acepte, y nunca se cuenta un navegador que envía Do Not Track o Global Privacy Control.",
  "Your browser asks not to be tracked, so we don't count your visits.":
    "Su navegador pide que no se le siga, por eso no se cuentan sus visitas.",
  "Allow anonymous usage statistics?": "¿Permitir estadísticas de uso anónimas?",
  "Yes, allow them": "Sí, permitirlas",
  "No, don't allow them": "No, no permitirlas",
};
