/** The wizard around leads on to the first page with something missing. */
export default function CreditStartRoute() {
  return null;
}
