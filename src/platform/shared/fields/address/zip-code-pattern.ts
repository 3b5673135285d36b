/** VAL-13: five digits. Whether the zip exists is for the server to say. */
export const ZIP_CODE = /^\d{5}$/u;
