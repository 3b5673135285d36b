/** Details of a buyer that pass every rule of the retailer of `makeBenchData`. */
export const BUYER = {
  firstName: "Robin",
  lastName: "Buyer",
  email: "robin@example.com",
  phone: "5122345678",
  phoneConsent: true,
  addressLine1: "12 Main Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};
