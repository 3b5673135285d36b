-- compatible-from: 0760
-- As 0817: the column of 0819 may stay empty, so the way back does not end there either.
update schema_migration set compatible_from = '0760' where name = '0819-language-of-invitations.sql';
