/** `sellerVatId` as people write it. */
export const toWords = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};
