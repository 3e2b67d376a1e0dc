import fc from 'fast-check';

// A property that is red is red again for the same commit: its cases are drawn by the run's seed, where it has one.
const seed = process.env['PROPERTY_SEED'];
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
