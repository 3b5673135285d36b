import { protectionSpanish } from "./spanish-protection-data.ts";

/** What the demo retailers' own words are in Spanish. */
export const demoSpanish: Readonly<Record<string, string>> = {
  ...protectionSpanish,
  "Sunlane Motors: buy your next car online": "Sunlane Motors: compre su próximo auto en línea",
  "{brand}: buy your next car online": "{brand}: compre su próximo auto en línea",
  "New, certified and used cars with one clear price, bought online and delivered to your door by {brand}.":
    "Autos nuevos, certificados y usados con un precio claro, comprados en línea y entregados en su puerta por {brand}.",
  "Your next car is *one good evening* away": "Su próximo auto está a *una buena tarde* de distancia",
  "One clear price, bought from your couch. We bring it to your door, and you have five days to be sure.":
    "Un precio claro y la compra desde el sofá. Se lo llevamos a su puerta y tiene cinco días para estar seguro.",
  "Sample Reviews": "Opiniones de muestra",
  "Bought it on a Tuesday night from my couch. It was in my driveway on Friday.":
    "Lo compré un martes por la noche desde el sofá. El viernes estaba frente a mi casa.",
  "The payment on the site was the payment in the contract. First time ever.":
    "El pago del sitio fue el pago del contrato. Es la primera vez que me pasa.",
  "Traded in my old truck without leaving the house.": "Entregué mi camioneta usada sin salir de casa.",
  "They told me about a stone chip I'd never have seen. The car was exactly as described.":
    "Me hablaron de un golpe de piedra que yo nunca habría visto. El auto era exactamente como lo describieron.",
  "One price in writing, and nobody called me twice.":
    "Un solo precio por escrito, y nadie me llamó dos veces.",
  "One price, itemized": "Un precio, con todas sus partes",
  "See what goes into every amount before you decide: price, tax, title, registration, fees. The contract matches, to the cent.":
    "Cada monto muestra de qué se compone antes de que usted decida: precio, impuestos, título, registro y cargos. El contrato dice lo mismo, al centavo.",
  "Five days to change your mind": "Cinco días para cambiar de opinión",
  "Drive it, park it, show it to your mechanic. If it's not right for you, Sunlane takes it back within five days and 500 miles.":
    "Condúzcalo, estaciónelo, muéstreselo a su mecánico. Si no encaja en su vida, Sunlane lo recibe de vuelta dentro de cinco días y 500 millas.",
  "You know what we know": "Lo que sabemos, usted lo sabe",
  "Each listing shows mileage, features, remaining warranty and that car's own Buyers Guide, even the small things.":
    "El millaje, el equipamiento, la garantía que queda y la Guía del Comprador de ese mismo auto están a la vista, hasta los detalles pequeños.",
  "To your door": "Hasta su puerta",
  "Delivery is included within the distance shown for each dealership. If you live farther away, you see the fee before you commit.":
    "La entrega está incluida dentro de la distancia que indica cada concesionario. Más lejos, usted ve el cargo antes de comprometerse.",
  "Says that orders follow the terms in effect on the order date, and welcomes good-faith security research.":
    "Dice que para cada pedido rigen los términos del día en que se hizo, y que quienes informan de fallas son bienvenidos.",
  "The first version.": "La primera versión.",
  "Our Miami team speaks English and Spanish.": "Nuestro equipo de Miami habla inglés y español.",
  "Who we are": "Quiénes somos",
  "This site is operated by {legal}.": "Este sitio es operado por {legal}.",
  Orders: "Pedidos",
  "An order becomes a sale when both sides have signed the contract. Until then either side may cancel.":
    "Un pedido se convierte en venta cuando ambas partes han firmado el contrato. Hasta entonces, cualquiera puede cancelarlo.",
  "Your account": "Su cuenta",
  "Keep your password to yourself, and tell us when you think someone else knows it.":
    "Guarde su contraseña para usted y avísenos si cree que otra persona la conoce.",
  "Sunlane Privacy Office": "Oficina de privacidad de Sunlane",
  "Data Protection, Harbor & Pine": "Protección de datos, Harbor & Pine",
  "Harbor & Pine: fine cars, sold plainly": "Harbor & Pine: autos finos, sin rodeos",
  "Fine cars, *plainly* sold": "Autos finos, *sin rodeos*",
  "A small, carefully inspected collection. One price in writing, and every fee listed before you decide. Delivered by appointment.":
    "Una colección pequeña e inspeccionada con cuidado. Un precio por escrito, y cada cargo a la vista antes de decidir. Entrega con cita.",
  "Seven days to change your mind": "Siete días para cambiar de opinión",
  "Drive it, park it, show it to your mechanic. If it's not right for you, Harbor & Pine takes it back within seven days and 300 miles.":
    "Condúzcalo, estaciónelo, muéstreselo a su mecánico. Si no encaja en su vida, Harbor & Pine lo recibe de vuelta dentro de siete días y 300 millas.",
};
