// Each of these needs every machine explored, which takes most of their time: as one file they share it.
import './properties/redaction.law.checks.ts';
import './properties/walks.law.checks.ts';
import './snapshots/snapshots.checks.ts';
import './snapshots/gallery.checks.ts';
