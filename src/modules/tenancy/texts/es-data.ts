/** Spanish of what pages say about themselves. Said on the server only. */
export const es: Readonly<Record<string, string>> = {
  "{brand}: new, used and certified cars": "{brand}: autos nuevos, usados y certificados",
  "Find, buy and take delivery of your next car at {brand}, all online.":
    "Encuentre, compre y reciba su próximo auto en {brand}, todo en línea.",
  "{condition} {make} {model} {fuel} {body} for sale | {brand}":
    "{make} {model} {body} {fuel} {condition} en venta | {brand}",
  "Cars for sale | {brand}": "Autos en venta | {brand}",
  "New, used and certified cars at {brand}: full prices, estimated payments, filters that tell you what is left.":
    "Autos nuevos, usados y certificados en {brand}: precios completos, pagos estimados y filtros que dicen cuántos quedan.",
  "{year} {make} {model} | {brand}": "{make} {model} {year} | {brand}",
  "{year} {make} {model} at {brand}: price, estimated payment, facts, features and how to get it.":
    "{make} {model} {year} en {brand}: precio, pago estimado, datos, equipamiento y cómo recibirlo.",
  "Frequently asked questions | {brand}": "Preguntas frecuentes | {brand}",
  "Answers about buying, paying for and receiving a car from {brand}.":
    "Respuestas sobre comprar, pagar y recibir un auto de {brand}.",
  "Why us | {brand}": "Por qué nosotros | {brand}",
  "What {brand} promises and how buying a car online works.":
    "Qué promete {brand} y cómo funciona comprar un auto en línea.",
  "Warranties | {brand}": "Garantías | {brand}",
  "What {brand} covers after you have bought your car.": "Qué cubre {brand} después de comprar su auto.",
  "Contact us | {brand}": "Contáctenos | {brand}",
  "How to reach {brand} by phone and email.":
    "Cómo comunicarse con {brand} por teléfono y correo electrónico.",
  "Financing | {brand}": "Financiamiento | {brand}",
  "How payments, rates and terms work at {brand}.":
    "Cómo funcionan los pagos, las tasas y los plazos en {brand}.",
  "Accessibility | {brand}": "Accesibilidad | {brand}",
  "How {brand} makes its site usable for everyone.": "Cómo hace {brand} que todos puedan usar su sitio.",
  "Cookie policy | {brand}": "Política de cookies | {brand}",
  "What {brand} stores in your browser and why.": "Qué guarda {brand} en su navegador y por qué.",
  "Privacy notice | {brand}": "Aviso de privacidad | {brand}",
  "How {brand} handles your personal information.": "Cómo trata {brand} su información personal.",
  "Privacy policy | {brand}": "Política de privacidad | {brand}",
  "What {brand} collects, why, and your rights.": "Qué reúne {brand}, por qué, y sus derechos.",
  "Terms of use | {brand}": "Condiciones de uso | {brand}",
  "The terms for using the {brand} site.": "Las condiciones para usar el sitio de {brand}.",
  "Sell your car | {brand}": "Venda su auto | {brand}",
  "What your car is worth at {brand}.": "Cuánto vale su auto en {brand}.",
  "Saved vehicles | {brand}": "Vehículos guardados | {brand}",
  "The cars you saved at {brand}.": "Los autos que guardó en {brand}.",
  "Sign in | {brand}": "Iniciar sesión | {brand}",
  "Sign in to {brand}.": "Inicie sesión en {brand}.",
  "Shopping cart | {brand}": "Carrito de compras | {brand}",
  "The car you are about to buy at {brand}.": "El auto que está por comprar en {brand}.",
  "Checkout | {brand}": "Compra | {brand}",
  "Your purchase at {brand}.": "Su compra en {brand}.",
  "Your orders | {brand}": "Sus pedidos | {brand}",
  "Your orders at {brand}.": "Sus pedidos en {brand}.",
  "Your purchase | {brand}": "Su compra | {brand}",
  "The steps left until you drive.": "Los pasos que faltan hasta conducir.",
  "Pickup or delivery | {brand}": "Recogida o entrega | {brand}",
  "When and where you get your car.": "Cuándo y dónde recibe su auto.",
  "Your account | {brand}": "Su cuenta | {brand}",
  "Check your payments | {brand}": "Consulte sus pagos | {brand}",
  "What you would pay a month for every car at {brand}, in about a minute and without affecting your credit score.":
    "Lo que pagaría al mes por cada auto de {brand}, en un minuto más o menos y sin afectar su puntaje de crédito.",
  "Your account at {brand}.": "Su cuenta en {brand}.",
  "Page not found | {brand}": "Página no encontrada | {brand}",
  "This page does not exist.": "Esta página no existe.",
  "Something went wrong | {brand}": "Algo salió mal | {brand}",
  "Please try again.": "Inténtelo de nuevo.",
  "Compare vehicles | {brand}": "Comparar vehículos | {brand}",
  "Up to four cars from {brand} side by side: prices, payments, facts and features.":
    "Hasta cuatro autos de {brand} uno junto al otro: precios, pagos, datos y equipamiento.",
  "Saved searches | {brand}": "Búsquedas guardadas | {brand}",
  "The searches you saved at {brand}.": "Las búsquedas que guardó en {brand}.",
  "Privacy requests | {brand}": "Solicitudes de privacidad | {brand}",
  "Ask {brand} for your personal data, or to delete or correct it.":
    "Pida a {brand} sus datos personales, o que los elimine o corrija.",
};
