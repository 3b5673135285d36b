import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "Enter the license plate.": "Ingrese la placa.",
  "A plate has letters and digits only. Leave out stickers, slogans and symbols.":
    "Una placa solo tiene letras y dígitos. Omita calcomanías, lemas y símbolos.",
  "A plate has at most 8 letters and digits.": "Una placa tiene como máximo 8 letras y dígitos.",
  "This looks like a VIN. Use the VIN field for it.": "Esto parece un VIN. Use el campo del VIN.",
  "Choose the state on the plate.": "Elija el estado de la placa.",
  "Too much time has passed. Please look for your plate again.":
    "Pasó demasiado tiempo. Busque su placa de nuevo.",
  "State on the plate": "Estado de la placa",
  "Find my car": "Buscar mi auto",
  "We couldn't find a car with this plate. Check it, or use the VIN: it always works.":
    "No encontramos un auto con esta placa. Revísela o use el VIN: siempre funciona.",
  "Looking up plates doesn't work right now. Try again in a moment, or use the VIN.":
    "La búsqueda por placa no funciona ahora. Inténtelo de nuevo en un momento o use el VIN.",
  "This plate belongs to {state}. Choose that state and try again.":
    "Esta placa es de {state}. Elija ese estado e inténtelo de nuevo.",
  "Is this your car?": "¿Es este su auto?",
  "Which of these is your car?": "¿Cuál de estos es su auto?",
  "VIN ending in {ending}": "VIN terminado en {ending}",
  "Yes, that's my car: {car}": "Sí, es mi auto: {car}",
  "Yes, that's my car": "Sí, es mi auto",
  "None of these: use the VIN": "Ninguno de estos: usar el VIN",
  "Use my license plate": "Usar mi placa",
};
