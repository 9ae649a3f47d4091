import { checkedBrands } from './brand-files.ts';

// node scripts/domains.ts <environment>: prints the hosts of its brands as arguments of `wrangler deploy`.
const { byKey } = await checkedBrands(process.argv[2]);
console.log([...byKey.values()].flatMap(({ hosts }) => hosts.map((host) => `--domain ${host}`)).join(' '));
