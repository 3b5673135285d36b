/** States whose clocks show a zone somewhere; those that two zones share stand in both. */
export const STATES_OF_ZONES: readonly (readonly [zone: string, states: string])[] = [
  ["America/New_York", "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV"],
  ["America/Chicago", "AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI"],
  // Of Arizona the Navajo Nation, of Nevada a city at its border.
  ["America/Denver", "AZ CO ID KS MT ND NE NM NV OR SD TX UT WY"],
  ["America/Phoenix", "AZ"],
  ["America/Los_Angeles", "CA ID NV OR WA"],
  ["America/Anchorage", "AK"],
  ["America/Adak", "AK"],
  ["Pacific/Honolulu", "HI"],
  ["America/Puerto_Rico", "PR VI"],
  ["Pacific/Guam", "GU MP"],
  ["Pacific/Pago_Pago", "AS"],
];
