/** Spanish texts of a vehicle's card and page, by their English ones. */
export const es: Readonly<Record<string, string>> = {
  "Personalize your payments": "Personalice sus pagos",
  "Your payment {payment}/mo": "Su pago {payment}/mes",
  "{down} down, {months} months, {apr}% APR": "{down} de enganche, {months} meses, APR del {apr}%",
  "Try {amount} down": "Pruebe con {amount} de enganche",
  "Try without your trade-in": "Pruebe sin entregar su auto",
  "Est. {payment}/mo": "Est. {payment}/mes",
  "What this estimate includes": "Qué incluye esta estimación",
  "{down} down, then {months} months at {apr}% APR. Taxes and fees are not included.":
    "{down} de enganche y luego {months} meses con una APR del {apr}%. No incluye impuestos ni cargos.",
  "MSRP {amount}": "MSRP {amount}",
  "Less {amount} in incentives": "Menos {amount} en incentivos",
  "Free delivery within {miles} miles": "Entrega gratis hasta {miles} millas",
  "Delivery available": "Entrega disponible",
  "Free delivery": "Entrega gratis",
  "Pickup, or call for a delivery quote": "Recogida, o llame para cotizar la entrega",
  "Delivery about {amount}": "Entrega por unos {amount}",
  New: "Nuevo",
  Used: "Usado",
  Certified: "Certificado",
  "Online exclusive": "Solo en línea",
  "Call {phone} for the price of this vehicle.": "Llame al {phone} para conocer el precio de este vehículo.",
  "Pickup at {dealer} is free.": "Recogerlo en {dealer} es gratis.",
  "See every number and change the terms": "Vea cada cifra y cambie las condiciones",
  Facts: "Datos",
  "Price and payment": "Precio y pago",
  Features: "Equipamiento",
  "About this vehicle": "Sobre este vehículo",
  "Warranty and Buyers Guide": "Garantía y Guía del Comprador",
  "Price history": "Historial de precios",
  "Similar vehicles": "Vehículos similares",
  Pictures: "Imágenes",
  "360° view": "Vista de 360°",
  "View full screen": "Ver en pantalla completa",
  "Show picture {number}": "Mostrar imagen {number}",
  "Drawing of a {subject}, front and side": "Dibujo de un {subject}, frente y costado",
  "Drawing of a {subject}, side": "Dibujo de un {subject}, costado",
  "Drawing of a {subject}, rear and side": "Dibujo de un {subject}, parte trasera y costado",
  "Drawing of a {subject}, front": "Dibujo de un {subject}, frente",
  "Drawing of a {subject}, rear": "Dibujo de un {subject}, parte trasera",
  "Drawing of a {subject}": "Dibujo de un {subject}",
  "Photo {number} of {count} of the {title}": "Foto {number} de {count} del {title}",
  "Previous picture": "Imagen anterior",
  "Next picture": "Imagen siguiente",
  "Zoom in": "Ampliar",
  "{number} of {count}": "{number} de {count}",
  "360° view of the {title}": "Vista de 360° del {title}",
  "Turn the car": "Gire el auto",
  "{degrees} degrees": "{degrees} grados",
  "Turn left": "Girar a la izquierda",
  "Stop turning": "Detener el giro",
  "Turn by itself": "Girar solo",
  "Turn right": "Girar a la derecha",
  "Spoken promises are difficult to enforce. Ask the dealer to put all promises in writing. Keep this form.":
    "Las promesas verbales son difíciles de hacer cumplir. Pida al concesionario que ponga todas las promesas por escrito. Conserve este formulario.",
  "Ask the dealer if your mechanic can inspect the vehicle on or off the lot.":
    "Pregunte al concesionario si su mecánico puede inspeccionar el vehículo dentro o fuera del lote.",
  "Obtain a vehicle history report and check for open safety recalls. For information on how to obtain a vehicle history report, visit ftc.gov/usedcars. To check for open safety recalls, visit safercar.gov. You will need the vehicle identification number (VIN) shown above.":
    "Obtenga un informe del historial del vehículo y verifique si hay retiros de seguridad pendientes. Para saber cómo obtener un informe del historial, visite ftc.gov/carrosusados. Para verificar los retiros de seguridad pendientes, visite safercar.gov. Necesitará el número de identificación del vehículo (VIN) que aparece aquí.",
  "The information on this form is part of any contract to buy this vehicle. Removing this label before consumer purchase, except for test-driving, violates federal law (16 C.F.R. 455).":
    "La información de este formulario forma parte de todo contrato de compra de este vehículo. Quitar esta etiqueta antes de la compra del consumidor, salvo para una prueba de manejo, viola la ley federal (16 C.F.R. 455).",
  "A service contract on this vehicle is available for an extra charge. Ask for details about coverage, deductible, price and exclusions. If you buy a service contract within 90 days of your purchase of this vehicle, implied warranties under your state's laws may give you additional rights.":
    "Por un cargo adicional puede obtener un contrato de servicio para este vehículo. Pida los detalles de cobertura, deducible, precio y exclusiones. Si compra un contrato de servicio dentro de los 90 días de la compra de este vehículo, las garantías implícitas de las leyes de su estado pueden darle derechos adicionales.",
  "Ask the dealer whether the manufacturer's original warranty or a used vehicle warranty still applies to some components of this vehicle, and for a copy of it.":
    "Pregunte al concesionario si la garantía original del fabricante o una garantía de vehículo usado aún cubre algunos componentes de este vehículo, y pida una copia.",
  "The dealer's state has a form of its own, which comes with the vehicle and takes the place of this one.":
    "El estado del concesionario tiene su propio formulario, que acompaña al vehículo y reemplaza a este.",
  "As is, no dealer warranty: the dealer does not provide a warranty for any repairs after sale.":
    "Como está, sin garantía del concesionario: el concesionario no ofrece garantía por ninguna reparación después de la venta.",
  "Implied warranties only: the dealer doesn't make any promises to fix things that need repair when you buy the vehicle or afterward. But implied warranties under your state's laws may give you some rights to have the dealer take care of serious problems that were not apparent when you bought the vehicle.":
    "Solo garantías implícitas: el concesionario no promete reparar lo que necesite arreglo al comprar el vehículo ni después. Pero las garantías implícitas de las leyes de su estado pueden darle derecho a que el concesionario se ocupe de problemas graves que no eran evidentes cuando compró el vehículo.",
  "Frame and body: cracks, corrective welds, rusted through, dog tracks (bent or twisted frame)":
    "Chasis y carrocería: grietas, soldaduras correctivas, perforación por óxido, chasis doblado o torcido",
  "Engine: oil leakage, cracked block or head, belts missing or inoperable, knocks or misses":
    "Motor: fuga de aceite, bloque o culata agrietados, correas faltantes o inservibles, golpeteo o fallas",
  "Transmission and drive shaft: improper fluid level or leakage, cracked case, abnormal noise":
    "Transmisión y eje: nivel de fluido inadecuado o fuga, caja agrietada, ruido anormal",
  "Differential: improper fluid level or leakage, cracked housing, abnormal noise or vibration":
    "Diferencial: nivel de fluido inadecuado o fuga, caja agrietada, ruido o vibración anormal",
  "Cooling system: leakage, including radiator, improperly functioning water pump":
    "Sistema de enfriamiento: fuga, incluido el radiador, bomba de agua que funciona mal",
  "Electrical system: battery leakage, improperly functioning alternator, generator or starter":
    "Sistema eléctrico: fuga de la batería, alternador, generador o arranque que funcionan mal",
  "Fuel system: visible leakage": "Sistema de combustible: fuga visible",
  "Inoperable accessories: gauges or warning devices, air conditioner, heater and defroster":
    "Accesorios que no funcionan: indicadores o avisos, aire acondicionado, calefacción y desempañador",
  "Brake system: failure warning light broken, pedal not firm, not enough reserve, pulls to one side":
    "Frenos: luz de aviso rota, pedal poco firme, reserva insuficiente, el auto se desvía",
  "Air bags": "Bolsas de aire",
  "Steering system: too much free play, free play in linkage, gear binds or jams, misaligned wheels":
    "Dirección: demasiado juego, juego en las articulaciones, engranaje que se traba, ruedas desalineadas",
  "Suspension system: ball joint seals damaged, bent parts, disconnected stabilizer bar, leaks":
    "Suspensión: sellos de rótula dañados, piezas dobladas, barra estabilizadora desconectada, fugas",
  "Tires: tread depth less than 2/32 inch, mismatched sizes, visible damage":
    "Llantas: profundidad menor de 2/32 de pulgada, tamaños distintos, daño visible",
  "Wheels: visible cracks, damage or repairs, loose or missing bolts":
    "Ruedas: grietas, daños o reparaciones visibles, pernos flojos o faltantes",
  "Exhaust system: leakage, catalytic converter missing": "Escape: fuga, falta el convertidor catalítico",
  Engine: "Motor",
  "Transmission and drive shaft": "Transmisión y eje",
  Differential: "Diferencial",
  "Cooling system": "Sistema de enfriamiento",
  "Brake system": "Frenos",
  "Steering system": "Dirección",
  "VIN {vin}": "VIN {vin}",
  "Full dealer warranty for {miles} miles.": "Garantía completa del concesionario por {miles} millas.",
  "Limited dealer warranty for {miles} miles.": "Garantía limitada del concesionario por {miles} millas.",
  "Full dealer warranty for {months} months.": "Garantía completa del concesionario por {months} meses.",
  "Limited dealer warranty for {months} months.": "Garantía limitada del concesionario por {months} meses.",
  "Full dealer warranty for {months} months or {miles} miles, whichever comes first.":
    "Garantía completa del concesionario por {months} meses o {miles} millas, lo que ocurra primero.",
  "Limited dealer warranty for {months} months or {miles} miles, whichever comes first.":
    "Garantía limitada del concesionario por {months} meses o {miles} millas, lo que ocurra primero.",
  "The dealer pays {labor}% of the labor and {parts}% of the parts for covered systems that fail.":
    "El concesionario paga el {labor}% de la mano de obra y el {parts}% de las piezas de los sistemas cubiertos que fallen.",
  "You pay the first {amount} of a repair.": "Usted paga los primeros {amount} de una reparación.",
  "Systems covered: {systems}.": "Sistemas cubiertos: {systems}.",
  "Read the Buyers Guide": "Lea la Guía del Comprador",
  "Some major defects that may occur in used vehicles:":
    "Algunos defectos importantes que pueden presentarse en vehículos usados:",
  "All warranties and guarantees": "Todas las garantías",
  Date: "Fecha",
  Price: "Precio",
  Difference: "Diferencia",
  Listed: "Publicado",
  "{amount} less": "{amount} menos",
  "{amount} more": "{amount} más",
  "Listed since {since}.": "Publicado desde el {since}.",
  "{amount} less than when it was listed on {since}.": "{amount} menos que cuando se publicó el {since}.",
  "{amount} more than when it was listed on {since}.": "{amount} más que cuando se publicó el {since}.",
  "Link copied": "Enlace copiado",
  "Copy the link from the address bar.": "Copie el enlace de la barra de direcciones.",
  Share: "Compartir",
};
