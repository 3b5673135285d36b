import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "This file isn't a photo we can use. Choose a .jpg or .png picture. Your other photos are safe.":
    "No podemos usar este archivo como foto. Elija una imagen .jpg o .png. Sus otras fotos están a salvo.",
  "Choose a photo.": "Elija una foto.",
  "You've added 12 photos. Remove one before you add another.":
    "Agregó 12 fotos. Quite una antes de agregar otra.",
  "We can't find this photo.": "No encontramos esta foto.",
  Front: "Frente",
  Rear: "Parte trasera",
  "Driver's side": "Lado del conductor",
  "Passenger side": "Lado del pasajero",
  Odometer: "Odómetro",
  Interior: "Interior",
  "Something else": "Otra cosa",
  "Remove photo: {name}": "Quitar foto: {name}",
  "Photos of your car": "Fotos de su auto",
  "Optional. Up to {most} photos help our appraiser. Where and when you took them is removed.":
    "Opcional. Hasta {most} fotos ayudan a nuestro tasador. Se borra dónde y cuándo las tomó.",
  "You've added {most} photos. Remove one before you add another.":
    "Agregó {most} fotos. Quite una antes de agregar otra.",
  "Sending your photo…": "Enviando su foto…",
  "{count} of {most} photos": "{count} de {most} fotos",
  "Add photo: {name}": "Agregar foto: {name}",
};
