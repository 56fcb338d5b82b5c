#!/usr/bin/env bash
# Tries `hnefi lab submit --slurm` on a Slurm of two virtual nodes on 127.0.0.1: plays a small study, kills a task and a whole node in the
# middle, and compares what comes out with the same study played without Slurm.
#
#   studies/trial/slurm.sh [--install] HNEFI
#
# HNEFI is the program to try. --install first installs Slurm and MUNGE by apt-get (as root); without it nothing is installed. All that the
# daemons read and write lies in a temporary folder, and no daemon outlives the script. Exit status: 0 if all held, 77 if Slurm is not there.
set -euo pipefail

say() { printf '%(%H:%M:%S)T %s\n' -1 "$*"; }
fail() { say "FAILED: $*" >&2; exit 1; }

install=
if [[ ${1-} == --install ]]; then install=yes; shift; fi
[[ $# == 1 ]] || { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
hnefi=$(realpath -e -- "$1")
study=$(realpath -e -- "$(dirname -- "$0")/small.toml")

if [[ $install ]]; then
    say "installing Slurm and MUNGE"
    DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -qq -y --no-install-recommends slurm-wlm munge > /dev/null
fi
PATH=$PATH:/usr/sbin:/sbin
for program in munged munge mungekey slurmctld slurmd sbatch squeue sinfo; do
    if [[ ! $(type -P "$program") ]]; then
        say "\`$program\` is not there: on Debian, apt-get install slurm-wlm munge, or run this with --install as root" >&2
        exit 77
    fi
done

# Short, since sockets lie in it; with a blank in the folder of the games, since people's folders have some.
trial=$(mktemp -d /tmp/hnefi-slurm.XXXXXX)
games="$trial/the games"
chmod 755 "$trial"

# Every daemon and every task has this in its environment, and nothing else has.
export SLURM_CONF=$trial/slurm.conf
processes() { (unset SLURM_CONF; grep -lzxF "SLURM_CONF=$trial/slurm.conf" /proc/[0-9]*/environ 2> /dev/null | cut -d/ -f3) || true; }
clean_up() {
    local status=$? left
    trap - EXIT
    trap '' INT TERM HUP
    if [[ $status != 0 ]]; then
        (unset SLURM_CONF; tail -n 8 "$trial"/*.log "$games"/*.log >&2 2> /dev/null) || true
    fi
    for _ in {1..20}; do
        mapfile -t left < <(processes)
        ((${#left[@]})) || break
        kill -KILL "${left[@]}" 2> /dev/null || true
        sleep 0.2
    done
    rm -rf -- "$trial"
    exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# Waits until something holds, so many seconds at most.
within() {
    local end=$((SECONDS + $1)) what=$2
    shift 2
    until "$@" > /dev/null 2>&1; do
        ((SECONDS < end)) || fail "$what: waited in vain"
        sleep 0.5
    done
}
# Runs a program, so many seconds at most, and hears signals meanwhile.
bounded() { timeout "$@" & wait $!; }

ports=()
for port in $(shuf -i 20000-32000 -n 50); do
    if ! (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null; then ports+=("$port"); fi
    [[ ${#ports[@]} -lt 3 ]] || break
done
[[ ${#ports[@]} == 3 ]] || fail "there are no free ports"

host=$(hostname -s)
user=$(id -un)
# A task whose node is lost begins again when its credential has expired, and not before.
cat > "$SLURM_CONF" << CONF
ClusterName=trial
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=${ports[0]}
SlurmUser=$user
SlurmdUser=$user
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
AuthType=auth/munge
AuthInfo=socket=$trial/munge.socket,cred_expire=20
SlurmdTimeout=10
StateSaveLocation=$trial/state
SlurmdSpoolDir=$trial/spool-%n
SlurmctldPidFile=$trial/slurmctld.pid
SlurmdPidFile=$trial/slurmd-%n.pid
SlurmctldLogFile=$trial/slurmctld.log
SlurmdLogFile=$trial/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[1]} CPUs=2
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[2]} CPUs=2
PartitionName=all Nodes=n1,n2 Default=YES
CONF
mkdir "$trial/state" "$trial/spool-n1" "$trial/spool-n2"

say "$(slurmctld -V) in $trial"
mungekey --create --keyfile="$trial/munge.key"
munged --foreground --key-file="$trial/munge.key" --socket="$trial/munge.socket" --pid-file="$trial/munged.pid" \
    --seed-file="$trial/munge.seed" > "$trial/munged.log" 2>&1 &
within 20 "munged" munge --socket="$trial/munge.socket" --no-input
slurmctld -D -c > /dev/null 2>&1 &
slurmd -D -N n1 > /dev/null 2>&1 &
slurmd -D -N n2 > /dev/null 2>&1 &
n2=$!
# Nobody need hear how they end.
disown -a
both_idle() { [[ $(sinfo --noheader --Node --format=%T | grep -cx idle) == 2 ]]; }
within 60 "two idle nodes" both_idle
say "munged, slurmctld and the slurmd of n1 and n2 are up"

submit() { timeout 60 "$hnefi" lab submit "$study" --shards 8 --slurm --out "$games"; }
# Submits, and holds what is told against what should be.
submitted() {
    told=$(submit) || fail "hnefi lab submit"
    say "hnefi lab submit: ${told//$'\n'/ | }"
    [[ $told =~ $1 ]] || fail "this was expected: $1"
}
# shellcheck disable=SC2317 # It is called by `within`.
running() { [[ $(squeue --array --noheader --states=RUNNING --format=%N | sort | uniq -c | xargs) == "2 n1 2 n2" ]]; }
# shellcheck disable=SC2317
playing() { running && [[ $(find "$games" -name '*.jsonl' -size +3k | wc -l) == 4 ]]; }
# What a variable says in a process's environment.
of() { tr '\0' '\n' 2> /dev/null < "/proc/$2/environ" | sed -n "s/^$1=//p"; }
# The tasks of a node.
tasks() {
    local pid
    for pid in $(processes); do
        if [[ $(of SLURMD_NODENAME "$pid") == "$1" && $(of SLURM_ARRAY_TASK_ID "$pid") ]]; then echo "$pid"; fi
    done
}

submitted '^job [0-9]+ submitted: parts 0-7 of 8'
within 120 "two parts playing on each node" playing
submitted '^left alone: parts 0-7 of 8, 4 running and 4 queued.nothing to submit$'

mapfile -t gone < <(tasks n1)
task=${gone[0]}
killed=$(of SLURM_ARRAY_TASK_ID "$task")
kill -KILL "$task"
say "killed the process of part $killed on n1"
mapfile -t gone < <(tasks n2)
lost=()
for task in "${gone[@]}"; do lost+=("$(of SLURM_ARRAY_TASK_ID "$task")"); done
# The step daemons first, so that none is left to tell of the others.
mapfile -t steps < <(for task in "${gone[@]}"; do ps -o ppid= -p "$task"; done | xargs -n 1)
kill -KILL "$n2" "${steps[@]}" "${gone[@]}"
say "killed n2: its slurmd, and all processes of parts ${lost[*]}"

# shellcheck disable=SC2317
down() { [[ $(sinfo --noheader --nodes=n2 --format=%T) == down* ]]; }
within 90 "Slurm notices that n2 is down" down
say "Slurm says that n2 is down"
# shellcheck disable=SC2317
requeued() {
    local part
    for part in "${lost[@]}"; do
        squeue --array --noheader --format='%K %T %Z' | grep -E "^$part (PENDING|RUNNING) " || return 1
    done
}
within 60 "Slurm requeues parts ${lost[*]}" requeued
say "Slurm has requeued parts ${lost[*]}"
empty() { [[ ! $(squeue --noheader) ]] && squeue; }
within 400 "the queue is empty" empty
# shellcheck disable=SC2317
table() { find "$games" -name "*-$1-of-8.parquet" | grep -q .; }
for part in "${lost[@]}"; do table "$part" || fail "part $part is not whole"; done
! table "$killed" || fail "part $killed was whole before it was killed"
say "the queue is empty: parts ${lost[*]} are whole, part $killed is missing"

submitted "^job [0-9]+ submitted: part $killed of 8"
within 200 "the queue is empty" empty
submitted '^nothing is missing'
merge=${told##*$'\n'hnefi }
merged=$(eval "timeout 60 \"\$hnefi\" $merge")
say "hnefi $merge"
verified=$(timeout 300 "$hnefi" lab verify "$study" "$merged")
say "hnefi lab verify: $verified"
bounded 500 "$hnefi" lab run "$study" --out "$trial/plain" > /dev/null
plain=("$trial"/plain/*.parquet)
say "hnefi lab run, without Slurm: $(basename "${plain[0]}")"
cmp -- "$merged" "${plain[0]}" || fail "the two tables differ"
say "the two tables are the same, byte for byte: $(sha256sum < "$merged" | cut -c 1-16)"
