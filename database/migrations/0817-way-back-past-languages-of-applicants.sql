-- compatible-from: 0760
-- 0809 adds a column that may stay empty: a release that does not know it works with it, so the way back does not end there.
update schema_migration set compatible_from = '0760' where name = '0809-language-of-applicants.sql';
