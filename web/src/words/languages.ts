/** The languages there are words for: a folder of this one each. */
export const languages = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof languages;
