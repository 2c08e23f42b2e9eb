#!/bin/sh
# Verifică un extras Împrumut Clar: sh verifica-extras.sh extras.txt [amprenta din e-mail]
# Primul rând al fișierului este amprenta dinainte, ultimul este ultima amprentă, iar între ele stă câte
# un rând al registrului. Amprenta unui rând: SHA-256 din amprenta dinainte, un capăt de rând și rândul.
export LC_ALL=C
hash=
held=
count=0
while IFS= read -r line || [ -n "$line" ]; do
  if [ -z "$hash" ]; then
    hash=$line
    continue
  fi
  if [ "$count" -gt 0 ]; then
    hash=$(printf '%s\n%s' "$hash" "$held" | sha256sum | cut -c 1-64)
  fi
  held=$line
  count=$((count + 1))
done < "$1"
if [ "$count" -gt 0 ] && [ "$hash" = "$held" ] && [ "${2:-$hash}" = "$hash" ]; then
  echo "Extrasul este întreg. Rânduri: $((count - 1)). Ultima amprentă: $hash"
else
  echo "Extrasul NU se potrivește: un rând lipsește sau a fost schimbat."
  exit 1
fi
