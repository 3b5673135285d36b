/** Spanish of the texts of this module, and of the fields that only its applicants fill in, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "A home address can't be a P.O. box.": "La dirección de su domicilio no puede ser un apartado postal.",
  "This date can't be in the future.": "Esta fecha no puede estar en el futuro.",
  "This date is too long ago.": "Esta fecha es demasiado antigua.",
  "Add what came before, so that we have the last two years without gaps.":
    "Agregue lo anterior, para que tengamos los últimos dos años sin interrupciones.",
  "The end is before the start.": "El fin es anterior al inicio.",
  "Use at most 8 characters.": "Use como máximo 8 caracteres.",
  "Employment start date is before your date of birth.":
    "La fecha de inicio del empleo es anterior a su fecha de nacimiento.",
  "Residency start date is before your date of birth.":
    "La fecha en que empezó a vivir allí es anterior a su fecha de nacimiento.",
  "Employment and residency start dates are before your date of birth.":
    "Las fechas de inicio del empleo y de la residencia son anteriores a su fecha de nacimiento.",
  "Enter your full date of birth (MM/DD/YYYY).": "Ingrese su fecha de nacimiento completa (MM/DD/AAAA).",
  "Date of birth can't be in the future.": "La fecha de nacimiento no puede estar en el futuro.",
  "You must be at least 18 years old.": "Debe tener al menos 18 años.",
  "Enter a valid date of birth.": "Ingrese una fecha de nacimiento válida.",
  "Enter an amount from $1 to $999,999.": "Ingrese un monto de $1 a $999,999.",
  "Enter an amount from $0 to $99,999.": "Ingrese un monto de $0 a $99,999.",
  "Enter a month and year (MM/YYYY).": "Ingrese mes y año (MM/AAAA).",
  "Enter a valid Social Security number.": "Ingrese un número de Seguro Social válido.",
  "Enter the last 4 digits.": "Ingrese los últimos 4 dígitos.",
  "County must be 2 to 25 characters.": "El condado debe tener de 2 a 25 caracteres.",
  "Occupation can be up to 26 characters.": "La ocupación puede tener hasta 26 caracteres.",
  "Employer name can be up to 25 characters.": "El nombre del empleador puede tener hasta 25 caracteres.",
  "Use letters, numbers and common punctuation only.": "Use solo letras, números y signos comunes.",
};
