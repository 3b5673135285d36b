/** English texts of analytics in Spanish. */
export const es: Readonly<Record<string, string>> = {
  "Counting visits": "Contar visitas",
  "May we count visits?": "¿Podemos contar visitas?",
  "No names, no contact details, no advertising.": "Sin nombres, sin datos de contacto, sin publicidad.",
  "How we count": "Cómo contamos",
  "No, thanks": "No, gracias",
  "Yes, count": "Sí, contar",
  "Counting your visits": "Contar sus visitas",
  "We count which kinds of pages are visited and which errors appear. Names, contact details, order numbers and what you type are never part of it. Nothing is counted until you agree, and a browser that sends Do Not Track or Global Privacy Control is never counted.":
    "Contamos qué tipos de páginas se visitan y qué errores aparecen. Los nombres, los datos de contacto, los números de pedido y lo que usted escribe nunca forman parte de ello. No se cuenta nada hasta que usted acepte, y nunca se cuenta un navegador que envía Do Not Track o Global Privacy Control.",
  "Your browser asks not to be tracked, so your visits are not counted.":
    "Su navegador pide que no se le siga, por eso no se cuentan sus visitas.",
  "May we count your visits?": "¿Podemos contar sus visitas?",
  "Yes, count my visits": "Sí, cuenten mis visitas",
  "No, don't count my visits": "No, no cuenten mis visitas",
};
