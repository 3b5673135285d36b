import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

const NO_PICTURE = english(
  "This file isn't a photo we can use. Choose a .jpg or .png picture. Your other photos are safe.",
);
const NO_FILE = english("Choose a photo.");
const TOO_MANY = english("You've added 12 photos. Remove one before you add another.");
const TOO_OFTEN = english("You've added a lot of files in a short time. Try again in {wait}.");
const NOT_FOUND = english("We can't find this photo.");

const invalid = (code: string, message: string): AppError =>
  new AppError("invalid", { code, message, fields: { photo: message } });

export const noPicture = (): AppError => invalid("upload.refused", NO_PICTURE);
export const noFile = (): AppError => invalid("upload.noFile", NO_FILE);
export const tooManyPhotos = (): AppError =>
  new AppError("conflict", { code: "tradeIn.photosFull", message: TOO_MANY });
export const noSuchPhoto = (): AppError =>
  new AppError("not-found", { code: "tradeIn.noPhoto", message: NOT_FOUND });
export const sentTooOften = (retryAfterSeconds: number): AppError =>
  new AppError("limited", { code: "upload.tooManyThisHour", message: TOO_OFTEN, retryAfterSeconds });
