/** How light a colour looks, on the scale of its parts: the weights of ITU-R BT.601. */
export const luma = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;
