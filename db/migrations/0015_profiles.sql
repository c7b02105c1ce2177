-- What people tell of themselves, and their photos (S2-21, B2-02).

create table profiles (
  employee_id uuid primary key references employees (id) on delete restrict,
  version integer not null check (version > 0),
  birthday date check (birthday >= date '1900-01-01'),
  gender text check (gender in ('female', 'male', 'other', 'undisclosed')),
  locations text[] not null,
  occupation text not null,
  skills text[] not null,
  jobs jsonb not null check (jsonb_typeof(jobs) = 'array'),
  postal_code text not null check (postal_code ~ '^([0-9]{7})?$'),
  address text not null,
  private_phone text not null,
  visibility jsonb not null check (jsonb_typeof(visibility) = 'object'),
  updated_at timestamptz(3) not null
);
comment on table profiles is 'About: what its person alone writes, and who else may see it. No row until they first do.';
comment on column profiles.jobs is 'Jobs before or beside this one, in the person''s order: title, company, from and to as yyyymm.';
comment on column profiles.visibility is 'For each field with a choice: private (the person and HR) or colleagues. The others are always private.';

create table profile_photos (
  employee_id uuid primary key references employees (id) on delete restrict,
  photo bytea not null check (octet_length(photo) = 32),
  large bytea not null check (octet_length(large) between 1 and 400000),
  small bytea not null check (octet_length(small) between 1 and 40000),
  set_at timestamptz(3) not null
);
comment on table profile_photos is 'Photos as two WebP squares made by the portal. They lie here and not among the files: small and bounded, and gone with their row.';
comment on column profile_photos.photo is 'SHA-256 of the large square: the name by which a photo is fetched.';
create index profile_photos_by_name on profile_photos (photo);
