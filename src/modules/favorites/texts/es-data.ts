/** Spanish of this module's texts, by their English. */
export const es: Readonly<Record<string, string>> = {
  "This vehicle is not in our inventory anymore.": "Este vehículo ya no está en nuestro inventario.",
  "This vehicle was sold while you were looking at it.": "Este vehículo se vendió mientras usted lo veía.",
  "You can save up to {limit} vehicles. Remove one to save another.":
    "Puede guardar hasta {limit} vehículos. Quite uno para guardar otro.",
  "Saved vehicles are not available here.": "Aquí no se pueden guardar vehículos.",
  "Save {vehicle}": "Guardar {vehicle}",
  Save: "Guardar",
  Saved: "Guardado",
  "Sign in to save this car": "Inicie sesión para guardar este auto",
  "Saved.": "Guardado.",
  "Removed from your saved vehicles.": "Se quitó de sus vehículos guardados.",
  View: "Ver",
  Undo: "Deshacer",
  "We couldn't reach the server, so your saved vehicles did not change.":
    "No pudimos comunicarnos con el servidor; sus vehículos guardados no cambiaron.",
  "Saved vehicles": "Vehículos guardados",
  "Saved Vehicles": "Vehículos guardados",
  "Your saved vehicles follow you to every device, with the price you saw when you saved them. Sign in to see them.":
    "Sus vehículos guardados lo acompañan en todos sus dispositivos, con el precio que vio al guardarlos. Inicie sesión para verlos.",
  "Sign in": "Iniciar sesión",
  "Create an account": "Crear una cuenta",
  "We couldn't load your saved vehicles. Please try again.":
    "No pudimos cargar sus vehículos guardados. Inténtelo de nuevo.",
  "Try again": "Intentar de nuevo",
  "Tap the heart on any car to keep it here and see when its price drops or it sells.":
    "Toque el corazón de cualquier auto para guardarlo aquí; verá si baja de precio o si se vende.",
  "Find cars": "Buscar autos",
  "My Saves": "Mis guardados",
  "{count} saved {count:car costs|cars cost} less than when you saved {count:it|them}.":
    "{count} {count:auto guardado cuesta|autos guardados cuestan} menos que cuando {count:lo|los} guardó.",
  "Saved {date}": "Guardado el {date}",
  "Down {amount} since {date}. It was {was}.": "Bajó {amount} desde el {date}. Costaba {was}.",
  "Up {amount} since {date}. It was {was}.": "Subió {amount} desde el {date}. Costaba {was}.",
  "Like your {vehicle}": "Parecidos a su {vehicle}",
  "Sold Vehicles": "Vehículos vendidos",
  "Remove All Sold Vehicles": "Quitar todos los vehículos vendidos",
  "Keep them": "Conservarlos",
  "Remove {count} sold {count:vehicle|vehicles}?":
    "¿Quitar {count} {count:vehículo vendido|vehículos vendidos}?",
  "They're no longer available. We'll keep the rest of your saved vehicles.":
    "Ya no se pueden comprar. Sus demás vehículos guardados se conservan.",
  "Remove {vehicle}": "Quitar {vehicle}",
  Remove: "Quitar",
  "A few to start with": "Algunos para empezar",
  "See all cars": "Ver todos los autos",
};
