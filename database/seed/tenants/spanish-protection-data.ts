/** Spanish of the demo retailers' sample plans. */
export const protectionSpanish: Readonly<Record<string, string>> = {
  "Complete Protection": "Protección completa",
  "Repairs after the factory warranty, and dents, tires, wheels and the windshield from the first day.":
    "Reparaciones después de la garantía de fábrica, y abolladuras, llantas, rines y parabrisas desde el primer día.",
  "Two plans in one: a service contract for the mechanical parts of your vehicle, and appearance coverage for what the road does to it.":
    "Dos planes en uno: un contrato de servicio para las partes mecánicas de su vehículo y cobertura de apariencia para lo que le hace el camino.",
  "Engine, transmission, drive axle, steering, brakes and air conditioning":
    "Motor, transmisión, eje motriz, dirección, frenos y aire acondicionado",
  "Electronics and the navigation screen": "Electrónica y pantalla de navegación",
  "Tires and wheels damaged by road hazards": "Llantas y rines dañados por peligros del camino",
  "Small dents and chips in the windshield": "Abolladuras pequeñas y astillas en el parabrisas",
  "Roadside assistance and a rental car during covered repairs":
    "Asistencia en carretera y un auto de alquiler durante las reparaciones cubiertas",
  "Maintenance such as oil, filters and brake pads":
    "Mantenimiento como aceite, filtros y pastillas de freno",
  "Damage from a crash, which your insurance pays": "Daños por un choque, que paga su seguro",
  "Anything that was broken before you bought the vehicle":
    "Todo lo que estaba roto antes de que comprara el vehículo",
  "48 months / 48,000 miles": "48 meses / 48,000 millas",
  "72 months / 75,000 miles": "72 meses / 75,000 millas",
  "Service Contract": "Contrato de servicio",
  "Pays for repairs of mechanical and electrical parts after the factory warranty ends.":
    "Paga reparaciones de partes mecánicas y eléctricas cuando termina la garantía de fábrica.",
  "Engine, transmission and drive axle": "Motor, transmisión y eje motriz",
  "Steering, suspension, brakes and air conditioning": "Dirección, suspensión, frenos y aire acondicionado",
  "Electrical parts and the navigation screen": "Partes eléctricas y pantalla de navegación",
  "A rental car during covered repairs": "Un auto de alquiler durante las reparaciones cubiertas",
  "Tires, wheels, glass, paint and trim": "Llantas, rines, vidrios, pintura y molduras",
  "36 months / 36,000 miles": "36 meses / 36,000 millas",
  "60 months / 75,000 miles": "60 meses / 75,000 millas",
  "84 months / 100,000 miles": "84 meses / 100,000 millas",
  "If your vehicle is totaled or stolen, pays what you still owe above what your insurance pays.":
    "Si su vehículo es pérdida total o se lo roban, paga lo que aún debe por encima de lo que paga su seguro.",
  "The difference between your loan balance and your insurer's settlement":
    "La diferencia entre el saldo de su préstamo y el pago de su aseguradora",
  "Your insurance deductible": "El deducible de su seguro",
  "Late payments, and amounts added to the loan after you signed it":
    "Pagos atrasados y montos agregados al préstamo después de firmarlo",
  "A loss that your insurance does not cover": "Una pérdida que su seguro no cubre",
  "as long as the loan": "lo mismo que el préstamo",
  "Complete Protection Ultra": "Protección completa Ultra",
  "Everything in Complete Protection for longer, without a deductible, and with key replacement.":
    "Todo lo de Protección completa por más tiempo, sin deducible y con reemplazo de llaves.",
  "Everything in Complete Protection": "Todo lo de Protección completa",
  "Seals, gaskets and high-tech driver assistance": "Sellos, empaques y asistencia avanzada al conductor",
  "Key replacement and interior stains": "Reemplazo de llaves y manchas en el interior",
  "Prepaid Oil Changes": "Cambios de aceite prepagados",
  "Oil and filter changes at our service department, paid ahead.":
    "Cambios de aceite y filtro en nuestro taller, pagados por adelantado.",
  "Two oil and filter changes a year": "Dos cambios de aceite y filtro al año",
  "A tire rotation with each of them": "Una rotación de llantas en cada uno",
  "Brakes, tires and fluids other than engine oil": "Frenos, llantas y líquidos que no sean aceite de motor",
  "36 months, six visits": "36 meses, seis visitas",
  "Coastal Finish": "Acabado costero",
  "Repairs rust and paint damage from salt air and road salt.":
    "Repara el óxido y los daños en la pintura por el aire salado y la sal del camino.",
  "Rust that starts from the outside": "Óxido que empieza por fuera",
  "Paint and clear coat damaged by salt": "Pintura y barniz dañados por la sal",
  "Two treatments a year": "Dos tratamientos al año",
  "Damage that was there at the sale": "Daños que ya existían al vender",
  "Scratches, dents and crash damage": "Rayones, abolladuras y daños por choques",
  "60 months": "60 meses",
  "Sample Plan Administrators": "Administradores de Planes de Ejemplo",
  "Complete Protection, 48 months / 48,000 miles": "Protección completa, 48 meses / 48,000 millas",
  "Complete Protection, 72 months / 75,000 miles": "Protección completa, 72 meses / 75,000 millas",
  "Service Contract, 36 months / 36,000 miles": "Contrato de servicio, 36 meses / 36,000 millas",
  "Service Contract, 60 months / 75,000 miles": "Contrato de servicio, 60 meses / 75,000 millas",
  "Service Contract, 84 months / 100,000 miles": "Contrato de servicio, 84 meses / 100,000 millas",
  "GAP, as long as the loan": "GAP, lo mismo que el préstamo",
  "Complete Protection Ultra, 84 months / 100,000 miles":
    "Protección completa Ultra, 84 meses / 100,000 millas",
  "Prepaid Oil Changes, 36 months, six visits": "Cambios de aceite prepagados, 36 meses, seis visitas",
  "Coastal Finish, 60 months": "Acabado costero, 60 meses",
};
