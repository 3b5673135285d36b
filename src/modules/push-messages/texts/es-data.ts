/** Spanish of this module's texts, by their English. */
export const es: Readonly<Record<string, string>> = {
  "This page is out of date. Reload it and try again.":
    "Esta página no está actualizada. Vuelva a cargarla e inténtelo de nuevo.",
  "This browser's notifications can't be used here.":
    "Aquí no se pueden usar las notificaciones de este navegador.",
  "You've turned notifications on many times. Please try again later.":
    "Ha activado las notificaciones muchas veces. Inténtelo de nuevo más tarde.",
  "Notifications are not available here.": "Aquí no hay notificaciones.",
  "Notifications are already off on that device.":
    "Las notificaciones ya están desactivadas en ese dispositivo.",
  "We'll show updates about your orders on this device, even when this site is closed. Turn them off in your profile at any time.":
    "Mostraremos novedades de sus pedidos en este dispositivo, también con este sitio cerrado. Puede desactivarlas en su perfil cuando quiera.",
  "Get order updates on this device": "Reciba novedades de su pedido en este dispositivo",
  "On. Turn them off in your profile at any time.":
    "Activadas. Puede desactivarlas en su perfil cuando quiera.",
  "Turn on notifications": "Activar notificaciones",
  "Notifications are blocked for this site. Allow them in your browser's settings, then try again.":
    "Las notificaciones están bloqueadas para este sitio. Permítalas en la configuración de su navegador e inténtelo de nuevo.",
  "This browser can't get notifications right now. You'll still get our emails.":
    "Este navegador no puede recibir notificaciones en este momento. Seguirá recibiendo nuestros correos.",
  "Order updates on your devices": "Novedades de sus pedidos en sus dispositivos",
  "Devices with order updates": "Dispositivos con novedades de pedidos",
  "{device}, this device": "{device}, este dispositivo",
  "On since {date}": "Activadas desde el {date}",
  "Turn off": "Desactivar",
  "Turn off on {device}": "Desactivar en {device}",
  "Turn on for this device": "Activar en este dispositivo",
  "This browser can't show them. On an iPhone, add this site to your home screen and open it there.":
    "Este navegador no puede mostrarlas. En un iPhone, agregue este sitio a su pantalla de inicio y ábralo desde allí.",
};
