import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: 'Hol dir die App {app}',
  text: 'Die App {app} gibt es für Smartphones und Tablets. Für dieses Gerät ist sie nicht verfügbar.',
  none: 'Die App {app} ist für dieses Gerät nicht verfügbar.',
  stores: 'Richte die Kamera deines Smartphones auf einen Code, um den passenden Store zu öffnen.',
  code: 'QR-Code: {store}',
  testers: 'Du testest die App?',
  testFlight: 'TestFlight öffnen',
  home: 'Zurück zu meinem Tarif',
  signIn: 'Anmelden',
} satisfies SentencesIn<'de', typeof english>;
