import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { Checkbox } from '../checkbox.tsx';

/** The cameras of which a smaller plan covers some, or one. */
export type CamerasToKeepText = {
  legend: string;
  isSingle: boolean;
  cameras: readonly { id: string; name: string; model: string | undefined }[];
};

/** Asks which cameras a smaller plan is to cover, for the form with the id `form`, which stands elsewhere in the dialog. */
export function CamerasToKeep({ legend, isSingle, cameras, form }: CamerasToKeepText & { form: string }) {
  return (
    <fieldset className="cameras-to-keep">
      <legend>{legend}</legend>
      {cameras.map(({ id, name, model }) => (
        <Checkbox
          key={id}
          type={isSingle ? 'radio' : 'checkbox'}
          name={DEVICE_FIELD}
          value={id}
          form={form}
          required={isSingle}
          label={<bdi>{name}</bdi>}
          hint={model}
        />
      ))}
    </fieldset>
  );
}
