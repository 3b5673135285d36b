import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of what a shopper who pre-qualified sees in the shop, in the profile and beside offers. */
export const es: Dictionary = {
  "Your payments": "Sus pagos",
  Loans: "Préstamos",
  "Leases of new cars": "Arrendamientos de autos nuevos",
  "Get pre-qualified": "Precalifíquese",
  "Your pre-qualification has expired.": "Su precalificación venció.",
  "Your pre-qualification expires today.": "Su precalificación vence hoy.",
  "Your pre-qualification expires in {count} {count:day|days}.":
    "Su precalificación vence en {count} {count:día|días}.",
  "A change of your zip code, state or income may change your personalized payments.":
    "Un cambio de código postal, estado o ingresos puede cambiar sus pagos personalizados.",
  "Leave it empty to keep the one you gave.": "Déjelo vacío para conservar el que dio.",
  "Update my payments": "Actualizar mis pagos",
  "Change zip code or income": "Cambiar código postal o ingresos",
  "Change or withdraw": "Cambiar o retirar",
  Withdraw: "Retirar",
  "Checked on": "Consultado el",
  "Where you live": "Dónde vive",
  "Taxes and fees of your new zip code changed your payments.":
    "Los impuestos y cargos de su nuevo código postal cambiaron sus pagos.",
  "Taxes, fees and lenders of your new state changed your payments.":
    "Los impuestos, cargos y prestamistas de su nuevo estado cambiaron sus pagos.",
  "Your new income changed what lenders allow each month.":
    "Sus nuevos ingresos cambiaron lo que los prestamistas permiten al mes.",
  "Lenders changed their rates or limits.": "Los prestamistas cambiaron sus tasas o límites.",
  "A mid-priced car at this store still costs you the same per month.":
    "Un auto de precio intermedio de esta tienda le cuesta lo mismo al mes.",
  "A mid-priced car at this store no longer qualifies. Others may.":
    "Un auto de precio intermedio de esta tienda ya no califica. Otros pueden calificar.",
  "A mid-priced car at this store now qualifies, at {after} a month.":
    "Un auto de precio intermedio de esta tienda ahora califica, por {after} al mes.",
  "A mid-priced car at this store went from {before} to {after} a month.":
    "Un auto de precio intermedio de esta tienda pasó de {before} a {after} al mes.",
  "You don't have personalized payments right now. You can check again.":
    "No tiene pagos personalizados en este momento. Puede consultar de nuevo.",
  "You don't have personalized payments right now. You can check again on or after {date}.":
    "No tiene pagos personalizados en este momento. Puede consultar de nuevo a partir del {date}.",
  "Your pre-qualification is withdrawn and erased.": "Su precalificación se retiró y se borró.",
  "See what you would pay a month for every car, without affecting your credit score.":
    "Vea lo que pagaría al mes por cada auto, sin afectar su puntaje de crédito.",
  "Withdraw and erase": "Retirar y borrar",
  "Keep my payments": "Conservar mis pagos",
  "Withdraw your pre-qualification?": "¿Retirar su precalificación?",
  "We erase your result, with the details you gave us for it and your credit report. We keep the record of your permission, any letter, and any application you sent, as the law requires. Cars show estimates again. This can't be undone.":
    "Borramos su resultado, con los datos que nos dio para obtenerlo y su informe de crédito. Conservamos la constancia de su permiso, las cartas y las solicitudes que envió, como exige la ley. Los autos vuelven a mostrar estimaciones. Esto no se puede deshacer.",
  "See what changed": "Ver qué cambió",
  "We couldn't load your payments": "No pudimos cargar sus pagos",
  "Your contract": "Su contrato",
  "Price of the car": "Precio del auto",
};
