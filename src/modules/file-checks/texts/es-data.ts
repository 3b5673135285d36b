/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Use a .pdf, .png or .jpg file.": "Use un archivo .pdf, .png o .jpg.",
  "PDF files can be up to 4MB.": "Los archivos PDF pueden tener hasta 4 MB.",
  "Images can be up to 25MB.": "Las imágenes pueden tener hasta 25 MB.",
  "That file is empty.": "Ese archivo está vacío.",
  "That file isn't a valid .pdf, .png or .jpg. Please choose another file.":
    "Ese archivo no es lo que dice su nombre. Use un archivo .pdf, .png o .jpg verdadero.",
  "That picture is too large to open. Take it again at a lower resolution.":
    "Esa foto es demasiado grande para abrirla. Tómela de nuevo con menor resolución.",
  "That PDF has too many pages. Send at most 50.": "Ese PDF tiene demasiadas páginas. Envíe 50 como máximo.",
  "That PDF is locked. Save it without a password and try again.":
    "Ese PDF está bloqueado. Guárdelo sin contraseña e inténtelo de nuevo.",
  "That file contains something we can't accept. Take a photo of the document instead.":
    "Ese archivo contiene algo que no podemos aceptar. Tome una foto del documento.",
};
