import { data } from "react-router";
import { isAppError } from "#platform/shared/app-error.ts";

/** Turns a use case's "not found" into the 404 page; other surprises pass. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error) && error.kind === "not-found") throw data({ code: error.details.code }, 404);
    throw error;
  }
}
