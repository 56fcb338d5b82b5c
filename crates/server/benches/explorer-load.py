"""How long a move takes while eight clients explore a large library: explorer-load.py HNEFI GAMES. A minute on the loopback; fewer than some 50,000 games are answered so fast that the limit on requests (50 a second) ends it."""
import json, shutil, sqlite3, statistics, subprocess, sys, tempfile, threading, time, urllib.request
binary,n=sys.argv[1],int(sys.argv[2])
d=tempfile.mkdtemp()
def start():
    p=subprocess.Popen([binary,'serve','--port','0','--data',d],stderr=subprocess.PIPE,text=True)
    l=p.stderr.readline(); return p,l.split('serves ')[1].strip()
def req(u,b=None,t=''):
    r=urllib.request.Request(u,data=json.dumps(b).encode() if b is not None else None,headers={'content-type':'application/json','authorization':'Bearer '+t})
    return json.load(urllib.request.urlopen(r,timeout=60))
p,root=start()
h={'kind':'human'}; new={'rules':'tablut-murray','attackers':h,'defenders':h}
req(root+'api/v1/records',{'text':json.dumps({'rules':'brandubh-cyningstan','moves':['a4-a5','d3-c3','b4-b5','c3-b3']}),'keep':True})
p.terminate(); p.wait()
c=sqlite3.connect(d+'/games.sqlite'); c.execute('pragma synchronous=off')
num=c.execute("select number from library where imported=1").fetchone()[0]
c.execute("with recursive s(value) as (select 1 union all select value+1 from s where value<?) insert into library (game,imported,version,rules,base,name,attackers,defenders,result,plies,day) select randomblob(16),1,1,rules,base,name,attackers,defenders,(case value%3 when 0 then 'draw' when 1 then 'attackers' else 'defenders' end),plies,day from library, s where number=?",(n,num))
c.execute("insert into positions select p.position,l.number,p.ply,p.move from positions p, library l where p.game=? and l.number<>?",(num,num)); c.commit(); c.close()
p,root=start()
g=req(root+'api/v1/games',new); gid,tok=g['game']['id'],g['token']
stop=False; explored=[]
def explore():
    while not stop:
        t=time.time()
        try: req(root+'api/v1/library/explore?rules=brandubh-cyningstan'); explored.append(time.time()-t)
        except Exception as e: time.sleep(.1)
def moves(seconds):
    out=[]; game=g['game'] if not hasattr(moves,'g') else moves.g; end=time.time()+seconds
    while time.time()<end:
        f,to=next(iter(game['legal'].items())); t=time.time()
        game=req(f'{root}api/v1/games/{gid}/actions',{'action':'move','move':f+'-'+to[0],'ply':len(game['moves'])+1},tok); out.append((time.time()-t)*1000); time.sleep(.05)
    moves.g=game; out.sort(); return f'{len(out)} moves: p50 {out[len(out)//2]:.1f} ms, p95 {out[int(len(out)*.95)]:.1f}, max {out[-1]:.0f}'
print('quiet  ',moves(8))
ts=[threading.Thread(target=explore) for _ in range(8)]; [t.start() for t in ts]; time.sleep(1)
print('8 exploring',moves(20)); stop=True; [t.join() for t in ts]
print(f'explored {len(explored)}, p50 {statistics.median(explored)*1000:.0f} ms')
p.terminate(); p.wait(); shutil.rmtree(d)
