/** Spanish of the content pages. Said on the server only: browsers get finished words. */
export const es: Readonly<Record<string, string>> = {
  "Why us": "Por qué nosotros",
  "Four promises and exactly what they cover.": "Cuatro promesas, lo que respalda cada una y dónde termina.",
  "One price, itemized": "Un precio, con sus partes",
  "Everyone sees the same price. Before you decide, you can open every amount and see what's in it: the car, tax, title, registration, our {docFee} document fee and delivery.":
    "El precio que ve es el que ven todos. Antes de decidir, cada monto se abre para mostrar de qué se compone: el auto, los impuestos, el título, el registro, nuestro cargo por documentos de {docFee} y la entrega.",
  "The contract you sign matches the offer you accepted, to the cent.":
    "El contrato que firma dice lo mismo que la oferta que aceptó, centavo por centavo.",
  "{moneyBackDays} days to be sure": "{moneyBackDays} días para estar seguro",
  "Drive it to work, park it at home, show it to your mechanic. If it's not right for you, {short} takes it back within {moneyBackDays} days.":
    "Vaya al trabajo con él, estaciónelo en casa, muéstrelo a su mecánico. Si no encaja en su vida, {short} lo recibe de vuelta dentro de {moneyBackDays} días.",
  "[How returns work](/warranty)": "[Cómo funcionan las devoluciones](/warranty)",
  "You know what we know about a car": "Lo que sabemos de un auto, usted lo sabe",
  "Each listing shows the car's mileage, features, remaining warranty and its own federal Buyers Guide. Anything a technician found is in the listing too, even the small things.":
    "Cada anuncio muestra el millaje, el equipamiento, la garantía que queda y la Guía del Comprador federal de ese mismo auto. Lo que encontró un técnico forma parte del anuncio, incluso los detalles pequeños.",
  "To your door, or ready for pickup": "Hasta su puerta, o listo cuando usted llegue",
  "Delivery is included within {freeMiles} miles of the dealership. Beyond that it's {perMile} a mile, up to {maxMiles} miles, and you see the amount before you commit.":
    "Hasta {freeMiles} millas del concesionario, la entrega está incluida. Más lejos cuesta {perMile} por milla, hasta {maxMiles} millas, y usted ve el monto antes de comprometerse.",
  "Pickup is free.": "Recoger el auto usted mismo no cuesta nada.",
  "Real people when you want them": "Personas, cuando las necesite",
  "Call [{phone}](tel:{phoneLink}): {hours}. Or email [{email}](mailto:{email}). You can switch between the site and a person at any step. Nothing you entered is lost.":
    "Llame al [{phone}](tel:{phoneLink}): {hours}. O escriba a [{email}](mailto:{email}). Puede pasar del sitio a una persona y volver en cualquier paso; nada de lo que ingresó se pierde.",
  Financing: "Financiamiento",
  "What goes into a payment, what we ask and when, and how it affects your credit.":
    "De qué se compone un pago, qué preguntamos y cuándo, y qué efecto tiene en su crédito.",
  "The payment next to each car": "El pago junto a cada auto",
  "It's an estimate: the price minus {down} down, spread over {term} months, at the example rate for our {tier} credit tier. It doesn't include taxes, title, registration or any document fee, because they depend on where you live.":
    "Es un estimado: el precio menos {down} de enganche, repartido en {term} meses, a la tasa de ejemplo de nuestro nivel de crédito {tier}. No incluye impuestos, título, registro ni un posible cargo por documentos, porque dependen de dónde vive usted.",
  "Open any payment to see how we calculated it. Change the down payment, term or credit tier to see the difference. Trying out numbers isn't an application and doesn't affect your credit.":
    "Abra cualquier pago para ver su cálculo, y cambie el enganche, el plazo o el nivel de crédito para ver el efecto. Probar cifras no es una solicitud y no afecta su crédito.",
  "How to pay today": "Cómo se paga hoy",
  "Online, you pay in full by card up to {cardLimit} or from a bank account, bring a loan from your own bank or credit union, or apply for a loan or lease from lenders we work with, where checkout offers it. To talk it over first, call [{phone}](tel:{phoneLink}).":
    "En línea, usted paga el total con tarjeta hasta {cardLimit} o desde una cuenta bancaria, trae un préstamo de su propio banco o cooperativa de crédito, o solicita un préstamo o arrendamiento de prestamistas con los que trabajamos, donde la compra lo ofrece. Para hablarlo antes, llame al [{phone}](tel:{phoneLink}).",
  "When you apply for a loan": "Cuando solicita un préstamo",
  "You fill out the application in checkout. Lenders tell you the terms before you agree to anything: the amount, the rate, the number of months and the total cost of the loan. A lender may decline, or ask for proof of income or residence.":
    "Usted llena la solicitud durante la compra. Los prestamistas le indican las condiciones antes de que acepte nada: monto, tasa, meses y lo que cuesta el préstamo en total. Un prestamista puede rechazar la solicitud o pedir comprobantes de ingresos o de domicilio.",
  "Soft and hard inquiries": "Consultas suaves y duras",
  "Looking at estimates doesn't create a credit inquiry, and neither does an order you pay in full. When a lender checks whether you pre-qualify, that's a soft inquiry. Other lenders don't see it, and it doesn't change your score. A credit application is a hard inquiry and can lower your score by a few points.":
    "Ver estimados no genera ninguna consulta, y un pedido que paga completo tampoco. Cuando un prestamista verifica si usted precalifica, es una consulta suave, que otros prestamistas no ven y que no cambia su puntaje. Una solicitud de crédito es una consulta dura y puede bajar el puntaje unos puntos.",
  "Credit tiers": "Niveles de crédito",
  "Our estimates use these credit score ranges: {tiers}. Lenders look at more than your score, so your rate can be better or worse.":
    "Para los estimados usamos estos rangos de puntaje: {tiers}. Los prestamistas miran más que el puntaje, así que su tasa puede ser mejor o peor.",
  "Deposits and holds": "Depósitos y reservas",
  "We hold a car in your cart for {holdMinutes} minutes while you check out, and no one else can buy it. A hold is free and ends automatically.":
    "Un auto en su carrito queda reservado {holdMinutes} minutos mientras usted completa la compra, y nadie más puede comprarlo. La reserva no cuesta nada y termina sola.",
  "Sell your car": "Venda su auto",
  "Trade it in when you buy, or sell it to us as-is.":
    "Entréguelo a cuenta cuando compre, o véndanoslo tal como está.",
  "How selling to us works": "Cómo funciona vendernos su auto",
  "Tell us about your car and get an offer online, line by line and valid for 7 days. If our own stock doesn't tell us enough about it, an appraiser at {short} looks, usually within minutes. You can also call [{phone}](tel:{phoneLink}) or email [{email}](mailto:{email}).":
    "Cuéntenos sobre su auto y reciba una oferta en línea, renglón por renglón y válida por 7 días. Si nuestro inventario no nos dice lo suficiente, un valuador de {short} lo revisa, casi siempre en minutos. También puede llamar al [{phone}](tel:{phoneLink}) o escribir a [{email}](mailto:{email}).",
  "We confirm the offer when we see the car. If the car isn't as you described it, we explain any change before you decide.":
    "La cifra se confirma cuando vemos el auto. Si difiere de lo que usted describió, le decimos por qué antes de que decida.",
  "What to have ready": "Qué tener a mano",
  "The title or the name of the lender who holds it, the registration, all keys, the driver's license of everyone on the title, and your loan account number if you have a loan.":
    "El título o el nombre del prestamista que lo tiene, el registro, todas las llaves, la licencia de conducir de cada persona que figura en el título y el número de cuenta de su préstamo, si lo hay.",
  "If you still owe money on it": "Si todavía debe un préstamo",
  "We pay off your lender. If the car is worth more than the loan, you keep the difference. If you owe more than it's worth, you pay the difference at the sale or, if a lender agrees, add it to the new loan.":
    "Nosotros pagamos a su prestamista. Lo que el auto valga por encima del préstamo es suyo; si el préstamo es mayor, la diferencia se paga en la venta o, cuando un prestamista lo acepta, se suma al nuevo préstamo.",
  "Trade-in and sales tax": "Auto a cuenta e impuesto sobre la venta",
  "In many states, a trade-in lowers the amount you pay sales tax on, so trading in can be worth more than selling elsewhere for the same price. Keep your offer in your account and add it at checkout: your taxes are figured with it.":
    "En muchos estados el valor del auto que entrega reduce el monto sujeto a impuesto, de modo que entregarlo puede valer más que venderlo en otro lugar por la misma cifra. Conserve su oferta en su cuenta y agréguela al comprar: sus impuestos se calculan con ella.",
  Warranties: "Garantías",
  "What's covered after you buy, for how long, and what isn't.":
    "Qué está cubierto después de comprar su auto, por cuánto tiempo, y qué no.",
  "{moneyBackDays}-day money-back guarantee": "Garantía de devolución de {moneyBackDays} días",
  "Bring your vehicle back within {moneyBackDays} days of delivery and we'll refund what you paid us.":
    "Devuelva su vehículo dentro de {moneyBackDays} días desde la entrega y recupere lo que nos pagó.",
  "It can have no more than {moneyBackMiles} additional miles on it, and it must be in the same condition and have no new lien.":
    "Puede tener como máximo {moneyBackMiles} millas más que el día en que lo recibió, debe estar en las mismas condiciones y no tener ningún gravamen nuevo.",
  "To start a return, call [{phone}](tel:{phoneLink}) within that time. We refund your original payment method. If you have a loan, we work with your lender to unwind it.":
    "Para empezar, llame al [{phone}](tel:{phoneLink}) dentro de esos días. El dinero vuelve por donde vino; un préstamo se cancela con su prestamista.",
  "Limited warranty on used cars": "Garantía limitada de autos usados",
  "Covered for {warrantyMonths} months or {warrantyMiles} miles, whichever comes first, from the day of delivery: engine, transmission and drive axles, parts and labor.":
    "Cubierto por {warrantyMonths} meses o {warrantyMiles} millas, lo que ocurra primero, desde el día de la entrega: motor, transmisión y ejes motrices, piezas y mano de obra.",
  "Call us before you have anything repaired. In an emergency, make the car safe first and keep your receipts.":
    "Llámenos antes de hacer una reparación; en una emergencia, primero ponga el auto en un lugar seguro y guarde los recibos.",
  "Manufacturer's warranty": "La garantía del fabricante",
  "A new car comes with the manufacturer's warranty. On a used car, any remaining coverage stays with the car. Certified cars also carry the manufacturer's certified warranty. The warranty booklet comes with the car.":
    "Un auto nuevo tiene la garantía de su fabricante. Lo que quede de ella en un auto usado permanece con el auto; los autos certificados tienen además la garantía certificada del fabricante. El folleto viaja con el auto.",
  "The Buyers Guide": "La Guía del Comprador",
  "Federal rules require a Buyers Guide on each used car. It says whether the car is sold with a warranty or as is, and what share of repairs the dealer pays. You'll find it next to every used car here, and a copy is part of your contract. If the two differ, the Buyers Guide controls.":
    "Las normas federales exigen una Guía del Comprador en cada auto usado. Dice si el auto se vende con garantía o tal como está, y qué parte de las reparaciones paga el concesionario. La encuentra aquí junto a cada auto usado, y una copia forma parte de su contrato; si difieren, vale la Guía del Comprador.",
  "What's not covered": "Qué no está cubierto",
  "Normal wear, such as tires, brake pads and wiper blades. Damage from an accident, misuse, racing, flood or missed maintenance. Parts that someone else modified, and anything that fails because of them.":
    "El desgaste, como llantas, pastillas de freno y limpiaparabrisas. Los daños por accidente, mal uso, carreras, inundación o falta de mantenimiento. Las piezas que otra persona cambió y lo que falle por ellas.",
  "Your other rights": "Sus derechos además",
  "These warranties give you specific legal rights. You may have others, which vary from state to state, and nothing here takes them away.":
    "Estas garantías le dan derechos legales específicos. Puede tener otros, que varían de un estado a otro, y nada de esto se los quita.",
  "Contact us": "Contáctenos",
  "Talk to people who know our cars.": "Le atienden personas que conocen los autos, no un menú.",
  "About a car": "Sobre un auto",
  "Open the car's page and use its dealership's number or form. The person who answers can walk over to it. Have the stock number or VIN ready.":
    "Abra el auto y use el número o el formulario de su concesionario: quien responda puede ir a verlo. Tenga a mano su número de inventario o VIN.",
  "About your order": "Sobre su pedido",
  "[Your orders](/deals) shows where your order is and what's needed next. Have your order number ready when you call. We never ask for your password or a code we texted you.":
    "[Sus pedidos](/deals) muestra en qué etapa está y qué hace falta. Cuando llame, el número de pedido nos ayuda a encontrarlo; nunca le pedimos su contraseña ni el código de un mensaje de texto.",
  "By email": "Por correo electrónico",
  "[{contactEmail}](mailto:{contactEmail}). {short} answers within one business day.":
    "[{contactEmail}](mailto:{contactEmail}). {short} responde dentro de un día hábil.",
  "About your data": "Sobre sus datos",
  "[{privacyEmail}](mailto:{privacyEmail}), or see the [privacy policy](/privacy-policy).":
    "[{privacyEmail}](mailto:{privacyEmail}), o vea la [política de privacidad](/privacy-policy).",
  Accessibility: "Accesibilidad",
  "Everyone should be able to buy a car here.": "Toda persona debe poder comprar un auto aquí.",
  "Our aim": "Nuestro objetivo",
  "{short} builds to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We check each page with automated tools in light and dark mode, and by hand with a keyboard, at 400% zoom and on a screen 320 pixels wide.":
    "{short} sigue las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Cada página se revisa por máquina en claro y oscuro, y a mano con teclado, con zoom de 400 % y en una pantalla de 320 píxeles de ancho.",
  "Ways to use this site": "Formas de usar este sitio",
  "Everything works with a keyboard. Press Tab once for a link that skips the header. Pages respect your settings for text size, dark mode, high contrast and reduced motion. You can browse without JavaScript, and you can restart any step that has a time limit.":
    "Todo funciona con el teclado; la primera pulsación de Tab ofrece un enlace para saltar el encabezado. Las páginas respetan su tamaño de texto, el modo oscuro, el contraste alto y el movimiento reducido. Se puede navegar sin JavaScript, y ningún paso tiene un reloj que no pueda reiniciar.",
  "Known limits": "Límites conocidos",
  "Photos come from dealerships and are described only as views of the car. Contracts are PDF files with selectable text. If your software can't read one, we'll read it to you or send another format.":
    "Las fotos vienen de los concesionarios y se describen solo como vistas del auto. Los contratos son archivos PDF con texto seleccionable; si su programa no puede leer uno, se lo leemos o se lo enviamos en otro formato.",
  "We don't control other companies' pages, such as the sign-in pages of your bank or insurer.":
    "Las páginas de otras empresas, como el inicio de sesión de su banco o de su aseguradora, son de ellas.",
  "If something gets in your way": "Si algo se lo impide",
  "Call [{phone}](tel:{phoneLink}) ({hours}) or email [{email}](mailto:{email}). Tell us which page it was and what software or device you use. A person will help you finish.":
    "Llame al [{phone}](tel:{phoneLink}) ({hours}) o escriba a [{email}](mailto:{email}). Díganos en qué página fue y qué usa. Una persona le ayuda a terminar lo que vino a hacer.",
  "Frequently asked questions": "Preguntas frecuentes",
  "Quick answers, with links to more.": "Respuestas cortas. Cada una dice dónde seguir leyendo.",
  Buying: "Comprar",
  "How does buying online work?": "¿Cómo funciona comprar en línea?",
  "Choose a car and add it to your cart. We hold it for {holdMinutes} minutes while you check out. After you place the order, a tracker takes you through insurance, ID, documents, signing, payment and delivery, and always shows what's next.":
    "Elija un auto y póngalo en su carrito. Queda reservado para usted {holdMinutes} minutos mientras completa la compra. Después de hacer el pedido, un seguimiento le guía por el seguro, la identidad, los documentos, la firma, el pago y la entrega, y dice qué falta.",
  "Is the price negotiable?": "¿Se puede negociar el precio?",
  "No. Everyone sees the same price. Taxes and fees depend on where you live and are listed separately.":
    "No. Todos ven el mismo precio. Los impuestos y cargos dependen de dónde vive usted y aparecen en líneas propias.",
  "Can someone else buy the car while I'm deciding?": "¿Puede alguien comprar el auto mientras lo pienso?",
  "Until it's in your cart, yes. While one buyer checks out, others see “Sale Pending.” If that buyer doesn't finish, the car is available again.":
    "Mientras no esté en su carrito, sí. Cuando un comprador está completando la compra, los demás ven “Venta pendiente”; si no sigue adelante, el auto vuelve a estar en venta.",
  "Can I see or drive the car first?": "¿Puedo ver o probar el auto antes?",
  "Yes, at its dealership. Each car's page shows the address, hours and phone number. Call before you come so the car is there and ready.":
    "Sí, en su concesionario: cada auto indica la dirección, el horario y el teléfono. Llame antes de venir, para que el auto esté ahí y listo.",
  "Can I trade in my car?": "¿Puedo entregar mi auto a cuenta?",
  "Yes. [Sell your car](/trade-in) explains how, and what to bring.":
    "Sí. [Venda su auto](/trade-in) explica cómo y qué traer.",
  Paying: "Pagar",
  "How do you estimate monthly payments?": "¿Cómo estiman los pagos mensuales?",
  "We take the price minus {down} down, spread over {term} months, at the example rate for our {tier} credit tier. It doesn't include taxes, title, registration or any document fee, because they depend on where you live. It's an estimate, not an offer of credit.":
    "Tomamos el precio menos {down} de enganche, repartido en {term} meses, a la tasa de ejemplo de nuestro nivel de crédito {tier}. No incluye impuestos, título, registro ni un posible cargo por documentos, porque dependen de dónde vive usted. Es un estimado y no una oferta de crédito.",
  "Open any payment to see how we calculated it. [More about financing](/financing)":
    "Cada pago se abre para mostrar su cálculo. [Más sobre el financiamiento](/financing)",
  "Does looking at payments affect my credit?": "¿Ver los pagos afecta mi crédito?",
  "No. Looking at estimates doesn't create a credit inquiry, and pre-qualifying is a soft check that doesn't change your score. Only a credit application at checkout is a hard inquiry. It can lower your score by a few points, and we ask you before we send it.":
    "No. Mirar estimados no genera ninguna consulta, y precalificarse es una consulta suave que no cambia su puntaje. Solo una solicitud de crédito al pagar es una consulta dura. Puede bajar su puntaje unos puntos, y le pedimos permiso antes de enviarla.",
  "How can I pay?": "¿Cómo puedo pagar?",
  "By card up to {cardLimit}, by account and routing number up to {achLimit}, or from a linked bank account with no limit. Bank payments can take up to three business days.":
    "Con tarjeta hasta {cardLimit}, desde una cuenta bancaria que usted escribe hasta {achLimit}, y desde una cuenta bancaria que vincula sin límite. El dinero de una cuenta bancaria puede tardar hasta tres días hábiles.",
  "What fees are there?": "¿Qué cargos hay?",
  "A document fee of {docFee}, unless your state caps it lower, and what your state charges for title, registration and tax. Delivery beyond {freeMiles} miles is {perMile} a mile. There are no other fees, and you see each one before you order.":
    "Un cargo por documentos de {docFee}, si su estado no fija un límite menor, y lo que el estado cobra por título, registro e impuestos. La entrega a más de {freeMiles} millas cuesta {perMile} por milla. No hay otros, y cada uno se muestra antes de que haga el pedido.",
  "Getting the car": "Recibir el auto",
  "How soon can I get the car?": "¿Cuánto falta para tener el auto?",
  "Once you've signed the contract and paid, you choose a day at least {leadDays} business days away. You can reschedule until {changeHours} hours before.":
    "Una vez firmado y pagado el contrato, usted elige un día, como mínimo con {leadDays} días hábiles de anticipación. Puede cambiarlo hasta {changeHours} horas antes.",
  "Do you deliver to my area?": "¿Entregan donde vivo?",
  "We deliver up to {maxMiles} miles from the dealership that has the car. Enter your zip code next to any car to see the distance and the fee. If you live farther away, you can pick it up.":
    "Hasta {maxMiles} millas del concesionario que tiene el auto. Escriba su código postal junto a cualquier auto para ver la distancia y el cargo. Si vive más lejos, puede recogerlo.",
  "Which documents do I need?": "¿Qué documentos necesito?",
  "A driver's license and proof of insurance. For credit, sometimes proof of income or residence. The tracker tells you exactly what's missing, and a photo from your phone is fine.":
    "Una licencia de conducir y un comprobante de seguro; para crédito, a veces un comprobante de ingresos o de domicilio. El seguimiento indica exactamente qué falta, y basta una foto con su teléfono.",
  "Who registers the car?": "¿Quién registra el auto?",
  "We send the paperwork to your state and pay the fees you saw at checkout. You drive with a temporary tag until your plates arrive, which takes a few weeks in most states.":
    "Enviamos los papeles a su estado y pagamos los cargos que usted ya vio. Conduce con una placa temporal hasta que lleguen las placas, lo que en la mayoría de los estados tarda unas semanas.",
  "What if I don't like the car?": "¿Y si el auto no es para mí?",
  "Bring it back within {moneyBackDays} days and we'll refund what you paid us.":
    "Devuélvalo dentro de {moneyBackDays} días y recupere lo que nos pagó.",
  "It can have no more than {moneyBackMiles} additional miles on it and must be in the same condition as when you got it. [See the conditions](/warranty#money-back)":
    "Puede tener como máximo {moneyBackMiles} millas más, y debe estar en las condiciones en que lo recibió. [Las condiciones](/warranty#money-back)",
  "Is there a warranty?": "¿Hay garantía?",
  "Used cars come with a limited warranty for {warrantyMonths} months or {warrantyMiles} miles, whichever comes first. New and certified cars carry the manufacturer's warranty. [What's covered](/warranty)":
    "Los autos usados tienen una garantía limitada de {warrantyMonths} meses o {warrantyMiles} millas, lo que ocurra primero. Los nuevos y certificados tienen la de su fabricante. [Qué está cubierto](/warranty)",
  "Your account": "Su cuenta",
  "Do I need an account?": "¿Necesito una cuenta?",
  "Not to browse, compare and see prices. You need one to buy, so you can come back to your order from any device. All it takes is an email address and a password.":
    "No para mirar, comparar y ver precios. Para comprar, sí: así vuelve a su pedido desde cualquier dispositivo. Bastan un correo electrónico y una contraseña.",
  "What happens to my data?": "¿Qué pasa con mis datos?",
  "We encrypt names, addresses and documents, and we don't sell them. Documents you upload are deleted after 60 days. You can delete your account in your [profile](/profile). [Privacy policy](/privacy-policy)":
    "Los nombres, direcciones y documentos se cifran, y no los vendemos. Los documentos que usted sube se eliminan después de 60 días. Puede eliminar su cuenta en su [perfil](/profile). [Política de privacidad](/privacy-policy)",
  "How do I talk to a person?": "¿Cómo hablo con una persona?",
  "Call [{phone}](tel:{phoneLink}): {hours}. Or email [{email}](mailto:{email}).":
    "Llame al [{phone}](tel:{phoneLink}): {hours}. O escriba a [{email}](mailto:{email}).",
  "Cookie policy": "Política de cookies",
  "What {brand} keeps in your browser, why, and how to delete it.":
    "Qué guarda {brand} en su navegador, por qué, y cómo deshacerse de ello.",
  "What the site needs to work": "Lo que el sitio necesita",
  "After you sign in: a session in this tab, and a cookie that only our server can read and that lasts until you sign out. While you check out or sign: what you've typed, so you don't lose it if you reload.":
    "Después de iniciar sesión: una sesión en esta pestaña y una cookie que solo nuestro servidor puede leer y que dura hasta que cierre la sesión. Mientras compra o firma: lo que ha escrito, para que no se pierda al recargar.",
  "If you aren't signed in, no cookie identifies you.":
    "Si no ha iniciado sesión, no hay ninguna cookie que le identifique.",
  "What makes it easier": "Lo que lo hace más fácil",
  "The zip code you entered, your last search, the cars you recently viewed or chose to compare, and whether you closed a message. They stay in this browser and aren't sent to anyone else.":
    "El código postal que ingresó, su última búsqueda, los autos que vio hace poco o eligió comparar, y si cerró un mensaje. Se quedan en este navegador y no se envían a nadie más.",
  "What we count": "Lo que contamos",
  "If you agree, we count which pages are opened and which errors appear, without names, email addresses, phone numbers or anything you typed. If your browser sends “Do Not Track” or Global Privacy Control, we don't count at all.":
    "Si usted está de acuerdo, contamos qué páginas se abren y qué errores aparecen, sin nombres, correos electrónicos, teléfonos ni nada de lo que escribió. Si su navegador envía “Do Not Track” o Global Privacy Control, no contamos nada.",
  "No advertising network sets cookies here.": "Ninguna red de publicidad coloca cookies aquí.",
  "Your choices": "Sus opciones",
  "You can clear this site's data in your browser at any time. This signs you out, but your orders are not affected.":
    "Borre los datos del sitio en su navegador cuando quiera. Se cierra su sesión; nada de un pedido se pierde.",
  "Privacy notice": "Aviso de privacidad",
  "What {legal} does with your personal financial information. Federal law gives you the right to know.":
    "Qué hace {legal} con su información financiera personal. La ley federal le da derecho a saberlo.",
  "What we collect": "Qué reunimos",
  "Depending on what you buy and how you pay: your name and address, Social Security number and income when you apply for credit, account balances when you link a bank account, your payment history with us, and your credit history.":
    "Según lo que compre y cómo pague: su nombre y dirección, su número de Seguro Social y sus ingresos cuando solicita crédito, los saldos de sus cuentas cuando vincula una cuenta bancaria, sus pagos con nosotros y su historial de crédito.",
  "Why we share, and whether you can limit it": "Por qué compartimos, y si usted puede limitarlo",
  "For everyday business purposes, such as processing your transactions, maintaining your account, answering court orders or reporting to credit bureaus: we share, and you cannot limit it.":
    "Para nuestras operaciones diarias, como procesar sus transacciones, mantener su cuenta, responder a órdenes judiciales o informar a las agencias de crédito: compartimos, y usted no puede limitarlo.",
  "For our own marketing to you: we use your contact details if you agreed, and you can stop it in your [profile](/profile).":
    "Para ofrecerle nuestros productos: usamos sus datos de contacto si usted aceptó, y puede detenerlo en su [perfil](/profile).",
  "For joint marketing with other financial companies, for affiliates' business, and for others to market to you: we do not share.":
    "Para ofertas conjuntas con otras empresas financieras, para las operaciones de afiliadas y para que otros le ofrezcan productos: no compartimos.",
  "How we collect and protect it": "Cómo la reunimos y protegemos",
  "We collect it when you give us contact details, apply for credit, show a driver's license or pay. Connections and stored fields are encrypted, and only people who need access have it.":
    "La reunimos cuando nos da sus datos de contacto, solicita crédito, muestra una licencia de conducir o paga. Las conexiones y los campos guardados se cifran, y el acceso se limita a quien lo necesita.",
  "To limit our sharing": "Para limitar lo que compartimos",
  "Write to [{privacyEmail}](mailto:{privacyEmail}) or call [{phone}](tel:{phoneLink}). Federal law lets you limit only sharing for affiliates' everyday purposes about your creditworthiness, affiliates' marketing, and others' marketing. State laws may give you more.":
    "Escriba a [{privacyEmail}](mailto:{privacyEmail}) o llame al [{phone}](tel:{phoneLink}). La ley federal le permite limitar solo lo que se comparte con afiliadas sobre su solvencia, las ofertas de afiliadas y las ofertas de otros. Las leyes estatales pueden darle más derechos.",
  "Privacy policy": "Política de privacidad",
  "What {brand} collects, why, for how long, and what rights you have.":
    "Qué reúne {brand}, para qué, por cuánto tiempo, y qué puede exigir usted.",
  "Information collected": "Información que reunimos",
  "What you give us: your name, contact details and address; for credit, your identity and income; for delivery, where to come. We ask for it at the step that needs it, not before.":
    "Lo que usted nos da: nombre, datos de contacto y dirección; para crédito, identidad e ingresos; para la entrega, adónde ir. Lo pedimos en el paso que lo necesita, no antes.",
  "What we receive when you use the site: the pages you open, the kind of device, and errors. It is kept without your name.":
    "Lo que recibimos cuando usa el sitio: las páginas que abre, el tipo de dispositivo y los errores. Se guarda sin su nombre.",
  "What others tell us when you ask them to: a lender's decision, your insurer's proof of coverage, the result of an identity check, your bank's confirmation of an account.":
    "Lo que otros nos dicen cuando usted se lo pide: la decisión de un prestamista, el comprobante de su aseguradora, el resultado de una verificación de identidad, la confirmación de una cuenta por su banco.",
  Cookies: "Cookies",
  "We use storage in your browser to keep you signed in and to remember your search. The [cookie policy](/cookie-policy) lists everything we store.":
    "Usamos el almacenamiento de su navegador para mantener su sesión y recordar su búsqueda. La [política de cookies](/cookie-policy) lo enumera todo.",
  Disclosure: "Divulgación",
  "We disclose information to the lenders you apply to, to companies that carry out a step for us (identity, signature, payment, delivery, messages), to state offices that register the car, and where the law requires it. We do not sell it, and we do not share it for advertising on other sites.":
    "Divulgamos información a los prestamistas a los que usted solicita crédito, a las empresas que realizan un paso por nosotros (identidad, firma, pago, entrega, mensajes), a las oficinas estatales que registran el auto y donde la ley lo exige. No la vendemos ni la compartimos para publicidad en otros sitios.",
  Security: "Seguridad",
  "Names, addresses, phone numbers and documents are encrypted in storage, with keys used only for {short}. Card numbers go to the payment company and never reach us. No one can promise perfect security. If an incident affects your data, we will tell you.":
    "Los nombres, direcciones, teléfonos y documentos se guardan cifrados, con claves propias de {short}. Los números de tarjeta van a la empresa de pagos y nunca llegan a nosotros. Nadie puede prometer seguridad perfecta; si un incidente afecta sus datos, se lo decimos.",
  "Documents you upload are deleted after 60 days. A credit application you didn't send, or data from a pre-qualification you didn't use, is deleted after 30 days. We keep credit applications that were sent, and pre-qualifications that were declined, for 25 months, and sales records as long as the law requires.":
    "Los documentos que usted sube se eliminan después de 60 días. Una solicitud de crédito que no envió, o los datos de una precalificación que no usó, se eliminan después de 30. Las solicitudes de crédito enviadas y las precalificaciones rechazadas se guardan 25 meses, y los registros de una venta, el tiempo que exige la ley.",
  "Third party links": "Enlaces a terceros",
  "Links to other sites, such as a map or your bank, take you to sites we don't control. Their own policies apply there.":
    "Los enlaces a otros sitios, como un mapa o su banco, salen de nuestro cuidado. Ahí rigen sus propias políticas.",
  "California rights": "Derechos en California",
  "Since January 1, 2020, California residents may ask what information we have about them and get a copy, have it corrected or deleted, and tell us not to sell or share it. We do neither. Using these rights is free and doesn't affect any price.":
    "Desde el 1 de enero de 2020, los residentes de California pueden preguntar qué guardamos sobre ellos y obtener una copia, pedir que se corrija o elimine, y decirnos que no lo vendamos ni compartamos. No hacemos ninguna de las dos cosas. Usar estos derechos no le cuesta nada y no cambia ningún precio.",
  "Two requests for access in twelve months are free. We answer within 45 days and may extend that to 90 days if we tell you why. An agent you authorize in writing may make a request for you. We verify requests through your account or with two facts we already know about you.":
    "Dos solicitudes de acceso en doce meses son gratuitas. Respondemos en 45 días y podemos extenderlo a 90, indicando el motivo. Un agente que usted autorice por escrito puede pedirlo en su nombre; verificamos que la solicitud sea suya por su cuenta o por dos datos que ya conocemos.",
  "Notification of changes": "Aviso de cambios",
  "The date at the top is when this version took effect. Earlier versions are listed below it. We email account holders about important changes before they take effect.":
    "La fecha al inicio dice desde cuándo rige esta versión, y las anteriores quedan enumeradas al final. Los cambios importantes se anuncian por correo electrónico a quienes tienen cuenta antes de que rijan.",
  "Children's privacy": "Privacidad de menores",
  "This site is for adults. We don't knowingly collect information from children under 13. If you think we did, tell us and we will delete it.":
    "El sitio es para adultos. No reunimos a sabiendas información de menores de 13 años; díganos si cree que lo hicimos y la eliminamos.",
  "Dispute resolution": "Resolución de disputas",
  "Contact us first at [{privacyEmail}](mailto:{privacyEmail}). If we haven't resolved the matter within 30 days of your notice, the [terms of use](/terms-of-use) explain what happens next. You can always contact your state's attorney general.":
    "Díganoslo primero: escriba a [{privacyEmail}](mailto:{privacyEmail}). Si no hemos resuelto el asunto dentro de 30 días desde su aviso, las [condiciones de uso](/terms-of-use) dicen qué sigue. Siempre puede acudir al fiscal general de su estado.",
  "Social media logins": "Inicio de sesión con redes sociales",
  "If you sign in with another service, it gives us your name and email address, and nothing you post. You can disconnect it in your [profile](/profile).":
    "Si inicia sesión con otro servicio, recibimos de él su nombre y correo electrónico, y nada de lo que publica. Puede desconectarlo en su [perfil](/profile).",
  "{legal}: [{privacyEmail}](mailto:{privacyEmail}), [{phone}](tel:{phoneLink}).":
    "{legal}: [{privacyEmail}](mailto:{privacyEmail}), [{phone}](tel:{phoneLink}).",
  "Terms of use": "Condiciones de uso",
  "The rules of this site. What you buy is governed by the contract you sign.":
    "Las reglas de este sitio. Lo que usted compra se rige por el contrato que firma.",
  "Who we are": "Quiénes somos",
  "{legal} (“{short}”) operates this site. It is for adults who live in the United States.":
    "Este sitio es operado por {legal} (“{short}”). Es para adultos que viven en Estados Unidos.",
  "Listings and prices": "Anuncios y precios",
  "We work to keep listings accurate and correct them when they aren't. If a price was an obvious mistake, we tell you before you are bound, and you may cancel at no charge.":
    "Cuidamos que los anuncios sean correctos y los corregimos cuando no lo son. Si un precio estaba mal por un error evidente, se lo decimos antes de que quede obligado, y puede cancelar sin costo.",
  "Drawings show the model and color, not the actual car. Estimated payments are examples, not an offer of credit.":
    "Las imágenes dibujadas muestran el modelo y el color, no ese mismo auto. Los pagos estimados son ejemplos y no una oferta de crédito.",
  "Holds, orders and the sale": "Reservas, pedidos y la venta",
  "We hold a car in your cart for {holdMinutes} minutes. When you place an order, you ask us to sell you that car on the terms shown. The sale is made when both sides have signed the contract. Until then, either side may cancel, and we refund what you paid.":
    "Un auto en su carrito queda reservado {holdMinutes} minutos. Hacer un pedido nos pide venderle ese auto en las condiciones mostradas. La venta se hace cuando ambas partes han firmado el contrato; hasta entonces cualquiera puede cancelar, y lo que usted pagó se le devuelve.",
  "Use your real identity, keep your password and codes to yourself, and tell us right away if someone else uses your account. You may close it at any time unless you have an open order.":
    "Diga quién es en realidad, guarde para sí su contraseña y sus códigos, y avísenos de inmediato si otra persona usa su cuenta. Puede cerrarla en cualquier momento, salvo que un pedido siga abierto.",
  "Fair use": "Uso justo",
  "Don't copy listings in bulk, disrupt the site, or try to access anything that isn't yours. We welcome good-faith security research that is reported to us.":
    "No copie los anuncios en masa, no perturbe el sitio ni pruebe puertas que no son suyas. Son bienvenidas las personas que buscan fallas de buena fe y nos las cuentan.",
  "Our responsibility": "De qué respondemos",
  "We are responsible for what the law holds us responsible for, and for our promises on the [warranty page](/warranty). We don't promise that the site itself will always be available or free of errors.":
    "Respondemos de lo que la ley nos hace responder y de nuestras promesas en la [página de garantías](/warranty). Sobre el sitio mismo no prometemos que esté siempre disponible ni libre de errores.",
  "If we disagree": "Si no estamos de acuerdo",
  "Contact us in writing first and give us 30 days. After that, you may go to the courts in your home county, and the law of your state applies. Your contract may say more about the sale itself.":
    "Escríbanos primero y denos 30 días. Después, puede acudir a los tribunales de su condado, y se aplica la ley de su estado. Su contrato puede decir más sobre la venta misma.",
  Changes: "Cambios",
  "The date at the top is when these terms took effect. Each order follows the terms in effect on the day you placed it.":
    "La fecha al inicio dice desde cuándo rigen estas condiciones. Para un pedido rigen las condiciones del día en que lo hizo.",
  "Mon-Fri {weekdays}, Sat {saturday}, Sun {sunday} ({zone})":
    "Lun-Vie {weekdays}, Sáb {saturday}, Dom {sunday} ({zone})",
  closed: "cerrado",
  "Our statement": "Nuestra declaración",
  "Support, {hours}": "Atención, {hours}",
  Sales: "Ventas",
  "After your purchase": "Después de la compra",
  Excellent: "Excelente",
  "Very good": "Muy bueno",
  Good: "Bueno",
  Fair: "Regular",
  "Says that orders follow the terms in effect on the order date, and welcomes good-faith security research.":
    "Dice que para un pedido rigen las condiciones del día en que se hizo, y que son bienvenidas las personas que informan de fallas.",
  "The first version.": "La primera versión.",
  "Your own payment on every car": "Su propio pago en cada auto",
  "[Check your own payments](/pre-qualify?from=financing&return=/financing) in about a minute, with a soft check that doesn't affect your credit score. Then every car shows what lenders would ask of you, for 30 days, and what can still change it. It isn't a final approval.":
    "[Consulte sus propios pagos](/pre-qualify?from=financing&return=/financing) en un minuto más o menos, con una consulta suave que no afecta su puntaje de crédito. Después cada auto muestra lo que los prestamistas le pedirían, durante 30 días, y qué puede cambiarlo todavía. No es una aprobación final.",
};
