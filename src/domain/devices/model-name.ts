/** Returns the shop name of a device model without the name of the brand before it, where anything else is left. */
export function modelName(shopName: string, brandName: string): string {
  const start = `${brandName} `;
  const rest = shopName.slice(start.length).trim();
  return rest !== '' && shopName.toLowerCase().startsWith(start.toLowerCase()) ? rest : shopName;
}
