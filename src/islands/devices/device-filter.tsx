import { useEffect, useRef } from 'react';

export type DeviceFilterProps = {
  label: string;
  /** Takes the searched text, also one that the browser restores. */
  onSeek: (text: string) => void;
};

/** Searches a long list of devices, in one line: its label stands in the field. It works only with script. */
export function DeviceFilter({ label, onSeek }: DeviceFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const seek = () => onSeek(field.current?.value ?? '');
    seek();
    // The browser may restore the text of the filter.
    window.addEventListener('pageshow', seek);
    return () => window.removeEventListener('pageshow', seek);
  }, [onSeek]);
  return (
    <div className="device-filter">
      <label className="visually-hidden" htmlFor="device-filter">
        {label}
      </label>
      <input
        ref={field}
        className="input"
        id="device-filter"
        name="device-filter"
        type="search"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => onSeek(currentTarget.value)}
      />
    </div>
  );
}
