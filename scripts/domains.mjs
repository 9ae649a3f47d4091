import { checkedBrands } from './brand-files.mjs';

// node scripts/domains.mjs: the production hosts of every brand, as arguments of `wrangler deploy`.
const { byKey } = await checkedBrands();
console.log([...byKey.values()].flatMap(({ hosts }) => hosts.map((host) => `--domain ${host}`)).join(' '));
