import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DeviceDialogs, type DeviceDialogsProps } from '../../components/devices/device-dialogs.tsx';
import {
  DeviceList,
  type DeviceListProps,
  type DeviceOption,
  FIRST_DEVICES,
  MANY_DEVICES,
  TOO_MANY_DEVICES,
} from '../../components/devices/device-list.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import type { DrawnDevice } from '../../components/devices/device-chips.tsx';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { DeviceMode } from '../../domain/devices/device-choice.ts';
import { deviceKind } from '../../domain/devices/device-kind.ts';
import { useForm } from '../form/use-form.ts';
import { ChosenDevices } from './chosen-devices.tsx';
import { DeviceFilter } from './device-filter.tsx';
import { deviceStore } from './device-store.ts';

export type DeviceFormProps = {
  /** The heading of the page, whose line has the filter where there are many devices, and the sentence below it. */
  heading: string;
  lead: string;
  /** What stands between the heading and the list. */
  children?: ReactNode;
} & Pick<DeviceDialogsProps, 'open' | 'notice' | 'nothingText' | 'plans' | 'dismiss'> & {
    action: MarkedCall;
    mode: DeviceMode;
    /** Null for the draft of a plan change. */
    subscriptionId: string | null;
    version: string;
    /** How many devices the plan covers. */
    limit: number;
    /** How many of the covered devices the person accepted to lose when they chose the plan. */
    accepted: number;
    devices: readonly DeviceOption[];
    back: string;
    words: DeviceListProps['words'] &
      DeviceDialogsProps['words'] &
      Pick<Copy['devices'], 'filter' | 'back' | 'chosen' | 'takeOff' | 'unchanged'> & {
        submit: string;
      } & Pick<Copy['devices'], 'filterShown' | 'count' | 'showAll'>;
  };

/**
 * Selects the devices of a plan: counts, filters, and asks before anything is sent. A plain form before hydration and
 * without script; the server applies the same rules.
 */
export function DeviceForm(props: DeviceFormProps) {
  const { limit, devices, words } = props;
  const [store] = useState(() => deviceStore(optionsOf(props)));
  const selection = useStore(store.$selection);
  const dialog = useStore(store.$dialog);
  const shown = useStore(store.$shown);
  const [isWhole, setWhole] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const isMany = devices.length >= MANY_DEVICES;
  const isFolded = devices.length > FIRST_DEVICES && !isWhole && !shown;
  // A new plan needs at least one device: with room for one, radio buttons select it.
  const isSingle = props.mode === 'next' && limit === 1;
  const ticked = useRef<HTMLInputElement>(null);
  const form = useForm({ as: 'browser', watch: (data) => store.choose(chosenIn(data)) });
  const element = form.props.ref;
  useEffect(() => {
    // Includes a device that was ticked before hydration.
    for (const control of element.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement) || !control.checked || control.defaultChecked) continue;
      ticked.current = control;
      store.tick(control.value);
    }
  }, [element, store]);

  useEffect(() => {
    if (!isWhole) return;
    const boxes = [...(element.current?.elements ?? [])].filter(
      (control) => control instanceof HTMLInputElement && control.name === DEVICE_FIELD,
    );
    const first = boxes[FIRST_DEVICES];
    if (first instanceof HTMLInputElement) first.focus();
  }, [isWhole, element]);

  function dismiss() {
    const unticked = store.dismiss();
    if (ticked.current && ticked.current.value === unticked) ticked.current.checked = false;
    form.props.onInput();
    forgetQuestion();
  }

  /** Deselects a device by its button above the list. */
  function takeOff(id: string) {
    for (const control of element.current?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.value === id && control.checked) control.click();
    }
  }

  // While the dialog says that there is one device too many, the count shows the limit: that device is deselected
  // again.
  const isTooMany = dialog === 'overLimit';
  const count = isTooMany ? Math.min(selection.count, limit) : selection.count;
  const isNothing = props.mode === 'next' && selection.count === 0;
  return (
    <>
      <PageHeader heading={props.heading} lead={props.lead}>
        {isMany && <DeviceFilter label={words.filter} onSeek={store.seek} />}
      </PageHeader>
      <div className="stack loose">
        {props.children}
        <form
          {...form.props}
          className="device-form"
          id="device-form"
          method="post"
          action={props.action}
          onInput={({ target }) => {
            form.props.onInput();
            if (!(target instanceof HTMLInputElement) || !target.checked) return;
            ticked.current = target;
            store.tick(target.value);
          }}
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent;
            // Reads the form again: a device may have been ticked before hydration.
            store.choose(chosenIn(new FormData(event.currentTarget)));
            const isConfirmed = submitter instanceof HTMLButtonElement && submitter.name === 'confirmed';
            if (store.submit(isConfirmed)) return form.props.onSubmit(event);
            event.preventDefault();
            setPressed(true);
          }}
        >
          {props.subscriptionId !== null && (
            <input type="hidden" name="subscriptionId" value={props.subscriptionId} />
          )}
          <input type="hidden" name="version" value={props.version} />
          {devices.length >= TOO_MANY_DEVICES && !isSingle && (
            <ChosenDevices
              devices={devices}
              chosen={selection.chosen}
              onTakeOff={form.typed && takeOff}
              words={words}
            />
          )}
          <DeviceList
            devices={devices}
            shown={shown}
            single={isSingle}
            folded={isFolded}
            choosing={props.mode === 'next'}
            words={words}
          />
          {isFolded && (
            <p className="device-rest">
              <Button type="button" variant="secondary" compact onClick={() => setWhole(true)}>
                {fillIn(words.showAll, { count: devices.length })}
              </Button>
            </p>
          )}
          <div className="device-bar">
            <p
              className={
                selection.isOver && !isTooMany ? 'device-count tabular over' : 'device-count tabular'
              }
              role="status"
            >
              <span>{fillIn(words.count, { count, limit })}</span>
              {isPressed && selection.isUnchanged && (
                <span className="device-unchanged">{words.unchanged}</span>
              )}
            </p>
            {isMany && (
              <p className="device-found small muted" role="status">
                {shown && fillIn(words.filterShown, { count: shown.size, total: devices.length })}
              </p>
            )}
            <div className="device-actions">
              <Button href={props.back} variant="secondary">
                {words.back}
              </Button>
              <Button
                id="device-save"
                waits={form.typed && (form.typed.isUnchanged || isNothing || isTooMany)}
              >
                {words.submit}
              </Button>
            </div>
          </div>
        </form>
        <DeviceDialogs
          open={dialog}
          form="device-form"
          notice={props.notice}
          nothingText={props.nothingText}
          removed={devices.flatMap((device) => (selection.removed.has(device.id) ? [drawn(device)] : []))}
          plans={props.plans}
          dismiss={props.dismiss}
          onDismiss={dismiss}
          isSaving={form.busy}
          words={words}
        />
      </div>
    </>
  );
}

function optionsOf({ mode, limit, accepted, devices, open, words }: DeviceFormProps) {
  return {
    mode,
    limit,
    accepted,
    devices: devices.map(({ id, name, model, cover }) => ({
      id,
      words: [name, model, cover === 'elsewhere' && words.onAnotherPlan].filter(Boolean).join(' '),
      isCovered: cover === 'held',
    })),
    chosen: devices.flatMap(({ id, selected }) => (selected ? [id] : [])),
    dialog: open,
  };
}

function drawn({ id, name, model }: DeviceOption): DrawnDevice {
  return { id, name, model, kind: deviceKind(model) };
}

function chosenIn(data: FormData): string[] {
  return data.getAll(DEVICE_FIELD).map(String);
}

/** A question is asked once: after this, a reload keeps the selection and does not ask again. */
function forgetQuestion(): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get('draft') !== 'asked') return;
  address.searchParams.set('draft', 'kept');
  window.history.replaceState(null, '', address);
}
