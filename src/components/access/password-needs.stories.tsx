import type { Stories } from '../stories.ts';
import { PasswordNeeds } from './password-needs.tsx';

const needs = ['8 to 40 characters', 'An uppercase letter', 'A lowercase letter', 'A number'];

export const stories: Stories = {
  'as served': (
    <PasswordNeeds id="served" needs={needs.map((need) => ({ need, met: undefined }))} metText="(done)" />
  ),
  'half of it': (
    <PasswordNeeds
      id="half"
      needs={needs.map((need, place) => ({ need, met: place > 1 }))}
      metText="(done)"
    />
  ),
};
