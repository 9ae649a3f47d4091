/** The codes of the brands' plans, as every rule has them wherever the portal runs. */
import '../../src/brands/all-brands.ts';
