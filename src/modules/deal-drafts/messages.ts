/** Shopper texts of this module by key; a tenant may override a key. */
export const checkoutMessages = {
  "checkout.incentiveUnknown": "This program is no longer available for this car. Reload the page.",
  "checkout.vehicleUnavailable": "This vehicle is no longer available.",
  "checkout.noOnlinePrice": "This vehicle can't be bought online. Call {phone} for its price.",
  "checkout.holdExpired": "Your hold on this vehicle has ended.",
  "checkout.cartFull": "Your cart is full. Remove a vehicle to add another one.",
  "checkout.priceChanged": "The price of your order changed. The new total is {total}.",
  "checkout.termsChanged": "The terms of your order changed. Review them before you submit.",
  "checkout.notEditable": "This order has been submitted and can't be changed here.",
  "checkout.dealChanged":
    "You chose another way to pay for this car in the meantime, perhaps in another window. Nothing was changed here.",
  "checkout.submittedOtherwise":
    "You already submitted this order with other terms, perhaps in another window. These were not submitted.",
  "checkout.applicationPending":
    "Your application is with the lender, so this order can't be changed. Withdraw the application to change it.",
  "checkout.financingNotOffered": "We don't take credit applications online yet. Call {phone}.",
  "checkout.offerGone": "This offer is no longer available.",
  "checkout.offerChanged": "This offer is no longer what you saw. Review it again before you accept.",
  "checkout.offerForOtherCar":
    "The dealer corrected what it says about this car, so the lenders' offers no longer fit it. Decline them and apply again to get new ones.",
  "checkout.noOffer": "There is no offer to answer right now.",
  "checkout.lookedTooOften": "The lenders have already checked several times. Please try again in an hour.",
  /** MSG-39, where the switch cannot be made at all. */
  "checkout.cannotFinance": "We can't switch to finance right now.",
  "checkout.cannotPayCash": "We can't switch to cash right now.",
  "checkout.cannotLease": "We can't switch to lease right now.",
  /** CART-08, OP-40. */
  "checkout.noTradeOffer":
    "You don't have a current trade-in offer. Get one first; it takes about two minutes.",
  "checkout.payoffNeeded":
    "Your car is leased. Get its payoff from the leasing company first; then it can be part of this deal.",
  "checkout.canceled": "This order was canceled.",
  "checkout.detailsIncomplete": "Complete your details before you submit.",
  /** MSG-04. */
  "checkout.submitFailed": "Oops! Something went wrong... Please call {phone}",
  /** Nobody can call who has no connection, and nothing is wrong with the order. */
  "checkout.submitUnreachable":
    "We couldn't reach the server, so your order was not submitted. Check your connection and try again.",
  "checkout.submitUnanswered":
    "The server didn't answer in time. Please try again. It won't place a second order.",
  /** MSG-08. */
  "checkout.saveFailed": "There was an error saving your order.",
  /** MSG-32 to MSG-35. */
  "checkout.feeUnknown": "We can't calculate the delivery fee right now.",
  "checkout.pickupFeeUnknown": "We can't calculate the pickup fee right now.",
  "checkout.addressInvalid": "Enter a valid address.",
  "checkout.outOfRange": "That address is outside our delivery area. Call {phone} for a custom quote.",
  "checkout.zipUnsupported": "We don't serve this zip code yet.",
  /** MSG-46. */
  "checkout.vehicleLoadFailed": "We couldn't load the vehicle in your cart.",
} as const;
