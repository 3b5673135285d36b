/** Spanish of this module's texts, by their English. */
export const es: Readonly<Record<string, string>> = {
  "Start with what you know": "Empiece con lo que ya sabe",
  "A make, a model or a word such as electric is enough. You can narrow it down later.":
    "Basta una marca, un modelo o una palabra como eléctrico. Después puede afinar la búsqueda.",
  "Or start with a body style": "O empiece por la forma",
  "Choose a body style to see every car of that kind that is in stock today.":
    "Elija una carrocería para ver todos los autos de ese tipo que hay hoy.",
  "Narrow it down": "Afine la búsqueda",
  "Every filter shows how many cars it leaves. You can change your mind at any time.":
    "Cada filtro muestra cuántos autos deja. No se pierde nada si cambia de idea.",
  "One price, and what it means": "Un precio, y lo que significa",
  "The card shows the price and an estimated payment. Open the payment to see what it is made of.":
    "La tarjeta muestra el precio y un pago estimado. Abra el pago para ver de qué se compone.",
  "Compare cars side by side": "Ponga los autos lado a lado",
  "Choose up to four cars and see only what differs.": "Elija hasta cuatro autos y vea solo lo que cambia.",
  "This is the car": "Este es el auto",
  "Pictures, facts and features come first. Nothing here needs an account.":
    "Primero vienen las fotos, los datos y el equipamiento. Nada de esto requiere una cuenta.",
  "Where it stands": "Dónde está",
  "The dealer's address and phone, and how far away it is from you.":
    "La dirección y el teléfono del concesionario, y a qué distancia está de usted.",
  Next: "Siguiente",
  Back: "Atrás",
  "Show me around": "Muéstreme cómo funciona",
  "Guided tour": "Visita guiada",
  "Step {at} of {count}": "Paso {at} de {count}",
  "No tour, thanks": "Sin visita, gracias",
  "End the tour": "Terminar la visita",
};
