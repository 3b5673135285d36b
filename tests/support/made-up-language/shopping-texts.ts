export const texts: Readonly<Record<string, string>> = {
  "Try again": "Réessayer",
  "{total} {count:vehicle|vehicles}": "{total} {count:voiture|voitures}",
};
