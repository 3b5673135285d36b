/** Spanish of the texts of this module, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Another customer is buying this vehicle. If they do not proceed, it returns to our inventory.":
    "Otro cliente está comprando este vehículo. Si no continúa, vuelve a nuestro inventario.",
  "Sorry this one got away. Find another just like it.": "Este ya se vendió. Encuentre otro igual.",
  "See Similar Vehicles": "Ver vehículos similares",
  "View similar vehicles": "Ver vehículos similares",
  "We could not find that vehicle.": "No pudimos encontrar ese vehículo.",
  "Call for price": "Llame para conocer el precio",
  "Color: {name}": "Color: {name}",
  "Show all {count} features": "Mostrar las {count} características",
  "Go to": "Ir a",
  "Certified pre-owned": "Usado certificado",
  "Fuel economy": "Rendimiento de combustible",
  VIN: "VIN",
  "{color} with {other}": "{color} con {other}",
  "{city} city / {highway} highway mpg": "{city} ciudad / {highway} carretera mpg",
  "There is no viewer here.": "Aquí no hay visor.",
  "Online exclusive": "Exclusivo en línea",
  "At {dealer}": "En {dealer}",
  "Stock number": "Número de inventario",
};
