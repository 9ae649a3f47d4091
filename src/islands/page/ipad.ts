import { visitorPlatform } from '../../domain/visitor-platform.ts';

/** Shows the way to the app that is served hidden, where this is an iPad. */
export function showOpenApp(): void {
  if (!isAppleDevice()) return;
  for (const box of document.querySelectorAll('.open-app')) box.removeAttribute('hidden');
}

/** Leads an iPad to the address of the App Store in the page. */
export function leadToAppStore(): void {
  const address = document.getElementById('ipad-address');
  if (address instanceof HTMLAnchorElement && isAppleDevice()) window.location.replace(address.href);
}

function isAppleDevice(): boolean {
  return visitorPlatform(navigator.userAgent, navigator.maxTouchPoints) === 'ios';
}
