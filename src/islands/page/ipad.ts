import { visitorPlatform } from '../../domain/web/visitor-platform.ts';

/** Shows the hidden links to the app if the device is an iPhone or iPad. */
export function showOpenApp(): void {
  if (!isAppleDevice()) return;
  for (const box of document.querySelectorAll('.open-app')) box.removeAttribute('hidden');
}

/** Redirects an iPhone or iPad to the App Store URL in the page. */
export function leadToAppStore(): void {
  const address = document.getElementById('ipad-address');
  if (address instanceof HTMLAnchorElement && isAppleDevice()) window.location.replace(address.href);
}

function isAppleDevice(): boolean {
  return visitorPlatform(navigator.userAgent, navigator.maxTouchPoints) === 'ios';
}
