/** What is read here of GET /api/commerce/orders: submitted orders, the buyer's own. */
export interface BoughtCars {
  readonly orders: readonly {
    readonly orderNumber: string;
    readonly orderStatus: string;
    readonly vehicle: { readonly id: string };
  }[];
}

/** Number of the order by which this person bought the car; a canceled one does not count. */
export function orderOfCar({ orders }: BoughtCars, vehicleId: string): string | undefined {
  return orders.find(({ vehicle, orderStatus }) => vehicle.id === vehicleId && orderStatus !== "CANCELED")
    ?.orderNumber;
}
