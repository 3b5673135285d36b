/** Parts of the details page that come alive after it: one file for the browser. */
export { Breadcrumb } from "#design-system/breadcrumb.tsx";
export { PaymentSection } from "#modules/pricing/ui/payment-section.tsx";
