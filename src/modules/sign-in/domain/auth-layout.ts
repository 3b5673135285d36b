/** What decides how the auth pages look. */
interface AuthLayoutFacts {
  /** Flag `social_login_google` (FLG-01). */
  readonly googleFlag: boolean;
  /** The retailer's own setting (TEN-04). */
  readonly socialLogin: boolean;
  /** A picture that the retailer gave, or null. */
  readonly image: string | null;
}

/** AUTH-11: social when flag and setting are both on and no image is given; else with a lifestyle image. */
export function authLayout({ googleFlag, socialLogin, image }: AuthLayoutFacts): "social" | "image" {
  return googleFlag && socialLogin && image === null ? "social" : "image";
}
