/** A device model that the sandbox's brands sell. */
export type ShelfModel = { model: string; name: string; subscribable: boolean };

/** The models of every brand: a plan can cover cameras, but no plugs or bulbs. */
export const shelfModels: readonly ShelfModel[] = [
  { model: 'DB-200', name: 'Video Doorbell', subscribable: true },
  { model: 'IC-110', name: 'Indoor Camera', subscribable: true },
  { model: 'OC-320', name: 'Outdoor Camera', subscribable: true },
  { model: 'PT-150', name: 'Pan and Tilt Camera', subscribable: true },
  { model: 'FL-410', name: 'Floodlight Camera', subscribable: true },
  { model: 'SP-10', name: 'Smart Plug', subscribable: false },
  { model: 'LB-20', name: 'Smart Bulb', subscribable: false },
];

/** A device of a persona; `name` is null if nobody named it. */
export type NamedDevice = { name: string | null; model: string };

/** The cameras of the personas, in the order they get them. */
export const cameras: readonly NamedDevice[] = [
  { name: 'Front Door', model: 'DB-200' },
  { name: 'Driveway', model: 'FL-410' },
  { name: 'Nursery', model: 'IC-110' },
  { name: 'Garage', model: 'OC-320' },
  { name: 'Backyard', model: 'OC-320' },
];

/** The cameras of a large household, with difficult names: long, similar, in other scripts, in lower case, none. */
export const manyCameras: readonly NamedDevice[] = [
  { name: 'Front Door', model: 'DB-200' },
  { name: 'Garage', model: 'OC-320' },
  { name: 'garage', model: 'IC-110' },
  { name: 'Camera 2', model: 'IC-110' },
  { name: 'Camera 10', model: 'IC-110' },
  { name: 'Großmutters Küche', model: 'PT-150' },
  { name: 'حديقة المنزل', model: 'OC-320' },
  { name: 'Dog room 🐶', model: 'PT-150' },
  { name: 'The path from the side gate along the hedge to the old greenhouse', model: 'FL-410' },
  { name: '<b>Attic</b> & "loft"', model: 'IC-110' },
  { name: 'Pool', model: 'OC-320' },
  { name: null, model: 'OC-320' },
];

const models = shelfModels.filter(({ subscribable }) => subscribable).map(({ model }) => model);

/** Two hundred cameras, most with numbered names, for lists too long to read. */
export const hundredsOfCameras: readonly NamedDevice[] = [
  ...cameras,
  ...Array.from({ length: 195 }, (_, index) => ({
    name: `Camera ${String(index + 1).padStart(3, '0')}`,
    model: models[index % models.length] ?? 'IC-110',
  })),
];

/** The other devices of a persona. */
export const plugs: readonly NamedDevice[] = [
  { name: 'Hallway lamp', model: 'LB-20' },
  { name: 'Coffee machine', model: 'SP-10' },
];
