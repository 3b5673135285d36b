import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "Choose one of the answers.": "Elija una de las respuestas.",
  "Enter the miles that the odometer shows. 0 and 999,999 can't be right.":
    "Escriba las millas que muestra el odómetro. 0 y 999,999 no pueden ser.",
  "Enter a model year of 1981 or later.": "Escriba un año del modelo de 1981 o posterior.",
  "Enter what you still owe, in dollars.": "Escriba lo que aún debe, en dólares.",
  "This is too long.": "Es demasiado largo.",
  "We can't find this trade-in. Please start again.": "No encontramos este auto a cuenta. Empiece de nuevo.",
  "Your trade-in changed in another tab or on another device. Please check it again.":
    "Su auto a cuenta cambió en otra pestaña o en otro dispositivo. Revíselo de nuevo.",
  "This car is part of your order. Call us to take it out, or cancel the order first.":
    "Este auto es parte de su pedido. Llámenos para quitarlo, o cancele antes el pedido.",
  "Appraise a trade-in: {car}": "Tasar un auto a cuenta: {car}",
  "A shopper asks what their {car} is worth: {miles} miles, zip code {zipCode}. They were told to expect an answer by {due}.\n\n{answers}\n\nAnswer with the event trade-in.available, trade-in.needs-more or trade-in.denied for {tradeInId}, version {version}.":
    "Un cliente pregunta cuánto vale su {car}: {miles} millas, código postal {zipCode}. Se le dijo que tendrá respuesta antes del {due}.\n\n{answers}\n\nResponda con el evento trade-in.available, trade-in.needs-more o trade-in.denied para {tradeInId}, versión {version}.",
  "Please answer the questions that are left.": "Responda las preguntas que faltan.",
  "This VIN has a typing error. Check each character; I, O and Q are never used.":
    "Este VIN tiene un error. Revise cada carácter; I, O y Q nunca se usan.",
  "This VIN belongs to a {year} model. Check the year or the VIN.":
    "Este VIN es de un modelo {year}. Revise el año o el VIN.",
  "We don't know this VIN. Please name year, make and model.":
    "No conocemos este VIN. Indique año, marca y modelo.",
  "Your offer for the {car}: {amount}": "Su oferta por el {car}: {amount}",
  "Hi {firstName},\n\n{brand} offers {amount} for your {car}. The offer is good through {lastDay}, for the miles and condition you described.\n\nYou can take it off the price of your next car, or sell us yours without buying one.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\n{brand} ofrece {amount} por su {car}. La oferta vale hasta el {lastDay}, con las millas y el estado que usted describió.\n\nPuede restarla del precio de su próximo vehículo o vendernos el suyo sin comprar otro.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Good through {lastDay}.": "Válida hasta el {lastDay}.",
  "See the offer": "Ver la oferta",
  "We need another look at your {car}": "Necesitamos ver mejor su {car}",
  "Hi {firstName},\n\nTo make you an offer for your {car}, {brand} needs to know more about it. We'll call or write to you, or you can call {supportPhone} at any time.":
    "Hola, {firstName}:\n\nPara hacerle una oferta por su {car}, {brand} necesita saber más. Le llamaremos o escribiremos, o puede llamar al {supportPhone} en cualquier momento.",
  "See your trade-in": "Ver su auto a cuenta",
  "About your {car}": "Sobre su {car}",
  "Hi {firstName},\n\nWe're sorry: {brand} can't make an offer for your {car}. You can still buy any of our cars without a trade-in.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nLo sentimos: {brand} no puede hacerle una oferta por su {car}. Aún puede comprar cualquiera de nuestros vehículos sin entregar uno a cuenta.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Your offer for the {car} ends on {lastDay}": "Su oferta por el {car} termina el {lastDay}",
  "Hi {firstName},\n\nOur offer of {amount} for your {car} is good through {lastDay}. After that we'd be glad to make a new one; it may be higher or lower.\n\nQuestions? Call {supportPhone}.":
    "Hola, {firstName}:\n\nNuestra oferta de {amount} por su {car} vale hasta el {lastDay}. Después con gusto haremos una nueva; puede ser mayor o menor.\n\n¿Preguntas? Llame al {supportPhone}.",
  "Enter the amount of the offer.": "Escriba el monto de la oferta.",
  "Enter what you still owe. If you owe nothing, choose that you own it.":
    "Ingrese lo que todavía debe. Si no debe nada, elija que el auto es suyo.",
  "This is more than ten times what your car is worth. Check the amount.":
    "Es más de diez veces lo que vale su auto. Revise el monto.",
  "What does the title say?": "¿Qué dice el título de propiedad?",
  "Clean: no title brands": "Limpio: sin marcas en el título",
  "Rebuilt or salvage": "Reconstruido o de salvamento",
  "Lemon law buyback": "Recompra por ley limón",
  "Flood or hail": "Inundación o granizo",
  "Not actual mileage": "Millaje no real",
  "Has it been in an accident?": "¿Ha tenido un accidente?",
  No: "No",
  "Yes, once": "Sí, uno",
  "Yes, more than once": "Sí, más de uno",
  "Yes, with frame damage or deployed airbags": "Sí, con daño en el chasis o bolsas de aire activadas",
  "How many owners has it had, including you?": "¿Cuántos dueños ha tenido, incluido usted?",
  One: "Uno",
  Two: "Dos",
  "Three or more": "Tres o más",
  "Is a warning light on?": "¿Hay alguna luz de advertencia encendida?",
  "Only tire pressure or service due": "Solo presión de llantas o servicio pendiente",
  "Engine, brakes, airbag or battery": "Motor, frenos, bolsa de aire o batería",
  "Does everything work?": "¿Funciona todo?",
  "Everything works": "Todo funciona",
  "Something inside doesn't: air, screen, seats, windows":
    "Algo del interior no: aire, pantalla, asientos, ventanas",
  "It drives, but not as it should": "Circula, pero no como debería",
  "It doesn't run or can't be driven": "No arranca o no se puede conducir",
  "How is the outside?": "¿Cómo está el exterior?",
  "No visible dents or scratches": "Sin golpes ni rayones visibles",
  "A few small marks": "Algunas marcas pequeñas",
  "One or two panels with damage": "Uno o dos paneles con daños",
  "Three or more panels, or rust": "Tres o más paneles, u óxido",
  "How are the windshield and windows?": "¿Cómo están el parabrisas y los vidrios?",
  "No chips or cracks": "Sin astillas ni grietas",
  "A small chip": "Una astilla pequeña",
  "A crack": "Una grieta",
  "How much tread do the tires have?": "¿Cuánto dibujo tienen las llantas?",
  "Plenty, less than three years old": "Bastante, con menos de tres años",
  "Two need replacing soon": "Dos necesitan cambio pronto",
  "All four need replacing": "Las cuatro necesitan cambio",
  "How is the inside?": "¿Cómo está el interior?",
  "Clean, no tears or burns": "Limpio, sin roturas ni quemaduras",
  "Some stains or wear": "Algunas manchas o desgaste",
  "Tears, burns or broken parts": "Roturas, quemaduras o piezas rotas",
  "Does it smell like smoke or pets?": "¿Huele a humo o a mascotas?",
  Yes: "Sí",
  "How many keys do you have?": "¿Cuántas llaves tiene?",
  "Two or more": "Dos o más",
  "Has anything been changed from the factory?": "¿Se ha modificado algo de fábrica?",
  "Wheels, tint, sound or looks": "Rines, polarizado, sonido o apariencia",
  "Engine, exhaust, suspension or a lift": "Motor, escape, suspensión o elevación",
};
