/** Registers the codes of the brands' plans for the rules, as the portal does. */
import '../../src/brands/all-brands.ts';
