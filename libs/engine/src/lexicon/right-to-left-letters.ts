/** A letter of Hebrew, Arabic or their neighbours, presentation forms included; their figures are read from the left. */
export const RIGHT_TO_LEFT_LETTER = /[\u0590-\u05ff\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
