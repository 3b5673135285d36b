/** Spanish of this module's texts, by the English ones. */
export const es: Readonly<Record<string, string>> = {
  "Give this search a name.": "Dé un nombre a esta búsqueda.",
  "Use at most 80 characters.": "Use 80 caracteres como máximo.",
  "You have 50 saved searches. Delete one to save another.":
    "Tiene 50 búsquedas guardadas. Borre una para guardar otra.",
  "We couldn't find that saved search.": "No encontramos esa búsqueda guardada.",
  "This link no longer works. You can stop these emails in your account.":
    "Este enlace ya no funciona. Puede detener estos correos en su cuenta.",
  "Sign in to continue.": "Inicie sesión para continuar.",
  "{count} for your saved searches at {brand}": "{count} para sus búsquedas guardadas en {brand}",
  "Hi {firstName},\n\n{summary}\n\nCars sell every day, so take a look while these are still here.\n\nYou asked for this email when you saved a search. We send no more than one a day. To stop these emails, open {stopLink}":
    "Hola {firstName}:\n\n{summary}\n\nCada día se venden autos; mírelos mientras sigan aquí.\n\nRecibe este mensaje como máximo una vez al día, porque lo pidió al guardar una búsqueda. Para detener estos correos, abra {stopLink}",
  "{summary}": "{summary}",
  "See what is new": "Vea las novedades",
  "All vehicles": "Todos los vehículos",
  "{total} new {count:car|cars}": "{total} {count:auto nuevo|autos nuevos}",
  "{total} new {count:car matches|cars match} “{name}”.":
    "{total} {count:auto nuevo coincide|autos nuevos coinciden} con “{name}”.",
  "New matches in {count} more {count:search|searches}.":
    "Hay novedades en {count} {count:búsqueda|búsquedas} más.",
  "Save this search": "Guardar esta búsqueda",
  "Sign in to save this search": "Inicie sesión para guardar esta búsqueda",
  Name: "Nombre",
  "No more than one email a day. Unsubscribe anytime.": "No más de un correo al día. Cancele cuando quiera.",
  "Email me when new cars match": "Avisarme por correo cuando haya autos nuevos",
  "Save search": "Guardar búsqueda",
  Cancel: "Cancelar",
  "Search saved": "Búsqueda guardada",
  "your saved searches": "sus búsquedas guardadas",
  "We'll email you when something new comes in. Find this search in {list}.":
    "Le escribiremos cuando llegue algo nuevo. La encuentra en {list}.",
  "Find it in {list}, with what's new since you last looked.":
    "La encuentra en {list}, con lo nuevo desde su última visita.",
  "Keep looking": "Seguir buscando",
  "Saved searches": "Búsquedas guardadas",
  "99+ new since you last looked": "Más de 99 nuevos desde su última visita",
  "{count} new since you last looked": "{count} nuevos desde su última visita",
  "Nothing saved yet. Narrow your search and save it, and we'll tell you when something new comes in.":
    "Aún no hay nada guardado. Afine su búsqueda, guárdela y le avisaremos cuando llegue algo nuevo.",
  "Find your car": "Encuentre su auto",
  "Try again": "Intentar de nuevo",
  "{total} {count:car|cars} in stock": "{total} {count:auto|autos} disponibles",
  "Rename {name}": "Cambiar el nombre de {name}",
  Rename: "Cambiar nombre",
  "Delete {name}": "Borrar {name}",
  Delete: "Eliminar",
  Save: "Guardar",
  "These emails are off": "Estos correos están desactivados",
  "Stop emails about saved searches": "Detener los correos sobre búsquedas guardadas",
  "We kept your saved searches. You can turn the emails back on for each one.":
    "Sus búsquedas guardadas se conservan. Puede volver a activar los correos de cada una.",
  "You get no more than one a day. One click stops them for all your saved searches.":
    "Recibe uno al día como máximo. Con un clic se detienen para todas sus búsquedas guardadas.",
  "Stop these emails": "Detener estos correos",
};
